import { aBlock } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { dragSpan, movedBlock, resizedBlock } from './drag.ts';

const sydney = 'Australia/Sydney';
const block = aBlock('2026-11-25', 9, 11);

describe('movedBlock', () => {
  it('goes by days and half hours of the wall clock and keeps its length', () => {
    expect(movedBlock(block, { days: 2, rows: -3 }, sydney)).toEqual(aBlock('2026-11-27', 7.5, 9.5));
  });

  it('keeps 9 am across the start of daylight saving', () => {
    expect(movedBlock(aBlock('2026-10-03', 9, 11), { days: 1, rows: 0 }, sydney)).toEqual(aBlock('2026-10-04', 9, 11));
  });

  it('passes midnight', () => {
    expect(movedBlock(aBlock('2026-11-25', 23, 24), { days: 0, rows: 2 }, sydney)).toEqual(aBlock('2026-11-26', 0, 1));
    expect(movedBlock(aBlock('2026-11-25', 0, 1), { days: 0, rows: -2 }, sydney)).toEqual(aBlock('2026-11-24', 23, 24));
  });
});

describe('resizedBlock', () => {
  it('moves the end alone', () => {
    expect(resizedBlock(block, 'end', { days: 0, rows: 3 }, sydney)).toEqual(aBlock('2026-11-25', 9, 12.5));
  });

  it('moves the start alone', () => {
    expect(resizedBlock(block, 'start', { days: 0, rows: -3 }, sydney)).toEqual(aBlock('2026-11-25', 7.5, 11));
  });

  it('leaves half an hour, or what there was of it', () => {
    expect(resizedBlock(block, 'start', { days: 0, rows: 9 }, sydney)).toEqual(aBlock('2026-11-25', 10.5, 11));
    expect(resizedBlock(block, 'end', { days: 0, rows: -9 }, sydney)).toEqual(aBlock('2026-11-25', 9, 9.5));
    const short = { startISO: '2026-11-24T22:00:00.000Z', endISO: '2026-11-24T22:10:00.000Z' };
    expect(resizedBlock(short, 'end', { days: 0, rows: -9 }, sydney)).toEqual(short);
    expect(resizedBlock(short, 'start', { days: 0, rows: 9 }, sydney)).toEqual(short);
  });
});

describe('dragSpan', () => {
  it('is the span drawn, moved or resized so far', () => {
    const from = { day: '2026-11-25', row: 6 };
    const at = { day: '2026-11-26', row: 8 };
    expect(dragSpan({ kind: 'move', block, from, at }, sydney)).toEqual(aBlock('2026-11-26', 10, 12));
    expect(dragSpan({ kind: 'resize', block, end: 'end', from, at: { ...from, row: 7 } }, sydney)).toEqual(
      aBlock('2026-11-25', 9, 11.5),
    );
    expect(dragSpan({ kind: 'select', from, at: { ...from, row: 7 } }, sydney)).toEqual(aBlock('2026-11-25', 9, 10));
  });
});
