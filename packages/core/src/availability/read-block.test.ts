import { describe, expect, it } from 'vitest';
import { readBlock } from './read-block.ts';

const startISO = '2026-11-24T00:00:00.000Z';
const endISO = '2026-11-24T03:00:00.000Z';

describe('readBlock', () => {
  it.each([
    { startISO, endISO },
    { start: startISO, end: endISO },
    { from: startISO, to: endISO },
    { begin: startISO, finish: endISO },
    { id: 7, end: endISO, from: '2026-11-24T11:00:00+11:00' },
  ])('reads %j', (raw) => {
    expect(readBlock(raw)).toEqual({ startISO, endISO });
  });

  it.each([
    null,
    undefined,
    'x',
    4,
    [],
    {},
    { start: startISO },
    { start: endISO, end: startISO },
    { start: 'soon', end: endISO },
  ])('refuses %j', (raw) => {
    expect(readBlock(raw)).toBeNull();
  });
});
