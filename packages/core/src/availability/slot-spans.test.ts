import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSlots } from './free-slots.ts';
import { slotsOfSpans, spansOfSlots } from './slot-spans.ts';

const now = new Date('2026-11-23T00:00:00Z');
const instant = (halves: number): string => new Date(now.getTime() + halves * 30 * 60_000).toISOString();
const span = fc
  .tuple(fc.nat(1_400), fc.integer({ min: 1, max: 40 }))
  .map(([start, length]) => ({ startISO: instant(start), endISO: instant(start + length) }));

describe('slots as spans', () => {
  it('joins adjacent slots', () => {
    const slots = slotsOfSpans([{ startISO: instant(0), endISO: instant(3) }]);
    expect(slots.map(({ startISO }) => startISO)).toEqual([instant(0), instant(1), instant(2)]);
    const lone = { startISO: instant(5), endISO: instant(6) };
    expect(spansOfSlots([...slots, lone])).toEqual([{ startISO: instant(0), endISO: instant(3) }, lone]);
    expect(slotsOfSpans([])).toEqual([]);
  });

  it('gives back the slots of any availability', () => {
    fc.assert(
      fc.property(fc.array(span), fc.array(span), (blocks, busy) => {
        const slots = freeSlots({ blocks, busy, now, days: 30 });
        expect(slotsOfSpans(spansOfSlots(slots))).toEqual(slots);
      }),
    );
  });
});
