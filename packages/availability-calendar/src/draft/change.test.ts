import { addDays, type Span } from '@tele/core';
import { aBlock } from '@tele/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, changeBetween, reversed, sameBlocks } from './change.ts';

const nine = aBlock('2026-11-24', 9, 10);
const ten = aBlock('2026-11-24', 10, 11);
const afternoon = aBlock('2026-11-26', 13, 14);

/** A set of blocks without overlaps, from hours of a few days. */
const someSet = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 6, max: 20 })), {
    selector: ([day, hour]) => day * 24 + hour,
  })
  .map((hours): Span[] =>
    hours
      .map(([day, hour]) => aBlock(addDays('2026-11-24', day), hour, hour + 1))
      .sort((a, b) => (a.startISO < b.startISO ? -1 : 1)),
  );

describe('applyChange', () => {
  it('makes of one set the other, and back, exactly', () => {
    fc.assert(
      fc.property(someSet, someSet, (before, after) => {
        const change = changeBetween(before, after);
        expect(applyChange(before, change)).toEqual(after);
        expect(applyChange(after, reversed(change))).toEqual(before);
      }),
    );
  });

  it('puts a move on top of blocks added elsewhere', () => {
    const change = changeBetween([nine], [aBlock('2026-11-24', 9.5, 10.5)]);
    expect(applyChange([nine, afternoon], change)).toEqual([aBlock('2026-11-24', 9.5, 10.5), afternoon]);
  });

  it('cuts its time out of a block that was extended elsewhere', () => {
    const change = changeBetween([nine], []);
    expect(applyChange([aBlock('2026-11-24', 8, 11)], change)).toEqual([
      aBlock('2026-11-24', 8, 9),
      aBlock('2026-11-24', 10, 11),
    ]);
  });

  it('joins its blocks with overlapping ones and leaves neighbours alone', () => {
    const change = changeBetween([], [nine]);
    expect(applyChange([aBlock('2026-11-24', 9.5, 12)], change)).toEqual([aBlock('2026-11-24', 9, 12)]);
    expect(applyChange([ten], change)).toEqual([nine, ten]);
  });
});

describe('sameBlocks', () => {
  it('compares the blocks', () => {
    expect(sameBlocks([nine, ten], [{ ...nine }, { ...ten }])).toBe(true);
    expect(sameBlocks([nine, ten], [nine, afternoon])).toBe(false);
  });
});
