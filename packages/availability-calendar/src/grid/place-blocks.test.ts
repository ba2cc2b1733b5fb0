import { aBlock } from '@tele/core/testing';
import { mondayOf, type Span } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { daysFrom } from './days.ts';
import { placeBlocks } from './place-blocks.ts';
import { rowOf, rowStart } from './rows.ts';
import { timed } from './timed.ts';

const sydney = 'Australia/Sydney';
const week = daysFrom('2026-11-23', 7);
const place = (blocks: Span[], days = week, zone = sydney) => placeBlocks(timed(blocks), days, zone);
const drawn = (blocks: Span[], days = week, zone = sydney) =>
  place(blocks, days, zone).segments.map(({ col, top, rows }) => [col, top, rows]);

describe('placeBlocks', () => {
  it('puts a block on its day, from its half hour, as long as it is', () => {
    expect(drawn([aBlock('2026-11-26', 13.5, 17)])).toEqual([[3, 15, 7]]);
    expect(drawn([aBlock('2026-11-23', 6, 22)])).toEqual([[0, 0, 32]]);
  });

  it('moves the picture with the zone, not the block', () => {
    const block = aBlock('2026-11-24', 9, 12.5);
    expect(drawn([block], week, 'Australia/Perth')).toEqual([[1, 0, 7]]);
    expect(drawn([block], week, 'Australia/Adelaide')).toEqual([[1, 5, 7]]);
  });

  it('shows both days of a block that passes midnight, and lists it at both edges', () => {
    const block = aBlock('2026-11-24', 21, 31);
    const { segments, before, after } = place([block]);
    expect(segments).toEqual([
      { item: block, col: 1, top: 30, rows: 2, openStart: false, openEnd: true },
      { item: block, col: 2, top: 0, rows: 2, openStart: true, openEnd: false },
    ]);
    expect(before).toEqual([block]);
    expect(after).toEqual([block]);
  });

  it('lists blocks outside the grid instead of dropping them', () => {
    const early = aBlock('2026-11-24', 4, 6);
    const late = aBlock('2026-11-24', 22, 23);
    expect(place([early, late])).toEqual({ segments: [], before: [early], after: [late] });
  });

  it('leaves out other weeks', () => {
    expect(place([aBlock('2026-11-22', 9, 10), aBlock('2026-11-30', 9, 10)])).toEqual({
      segments: [],
      before: [],
      after: [],
    });
  });

  it.each([
    ['2026-10-04', sydney],
    ['2027-04-04', sydney],
    ['2026-10-04', 'Australia/Adelaide'],
    ['2027-04-04', 'Australia/Perth'],
  ])('keeps 9 am in the row of 9 am on %s in %s, when the clocks change', (day, zone) => {
    const startISO = rowStart(day, 6, zone);
    const block = { startISO, endISO: rowStart(day, 13, zone) };
    expect(drawn([block], [day], zone)).toEqual([[0, 6, 7]]);
  });

  it('ends a night that loses an hour at its wall-clock time', () => {
    // 1 am AEST to 7 am AEDT: five hours that end in the row of 7 am.
    expect(drawn([aBlock('2026-10-04', 1, 7)], ['2026-10-04'])).toEqual([[0, 0, 2]]);
  });
});

describe('rows', () => {
  it('are the wall clock of the day: the row an instant is in begins at that instant', () => {
    for (const day of ['2026-10-03', '2026-10-04', '2026-10-05', '2027-04-04']) {
      for (const row of [0, 6, 31, 32]) expect(rowOf(Date.parse(rowStart(day, row, sydney)), day, sydney)).toBe(row);
    }
  });
});

describe('mondayOf', () => {
  it('is the day itself on a Monday, and the one before on a Sunday', () => {
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  });
});
