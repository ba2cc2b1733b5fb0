import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBlocks } from './add-blocks.ts';
import type { BlockRefusal } from './block-refusal.ts';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';

const base = Date.parse('2026-11-24T00:00:00Z');
const iso = (minutes: number) => new Date(base + minutes * 60_000).toISOString();
const block = (from: number, to: number): Span => ({ startISO: iso(from), endISO: iso(to) });

function made<Plan extends { type: string }>(plan: Plan): Exclude<Plan, BlockRefusal> {
  if (plan.type === 'refused') throw new Error('The plan was refused.');
  return plan as Exclude<Plan, BlockRefusal>;
}

describe('addBlocks', () => {
  it('keeps blocks that meet no other', () => {
    expect(addBlocks([block(60, 120)], [block(180, 240), block(0, 30)])).toEqual({
      type: 'added',
      blocks: [block(0, 30), block(60, 120), block(180, 240)],
      overlapping: 0,
      touching: 0,
    });
  });

  it('joins overlapping or touching blocks, and counts the new ones among them', () => {
    const plan = addBlocks([block(60, 120), block(300, 360)], [block(90, 150), block(240, 300), block(400, 460)]);
    expect(plan).toEqual({
      type: 'added',
      blocks: [block(60, 150), block(240, 360), block(400, 460)],
      overlapping: 1,
      touching: 1,
    });
  });

  it('counts new blocks that meet each other, and one added twice', () => {
    expect(addBlocks([], [block(0, 60), block(60, 120)])).toMatchObject({ overlapping: 0, touching: 2 });
    expect(addBlocks([block(0, 60)], [block(0, 60)])).toMatchObject({ blocks: { length: 1 }, overlapping: 1 });
  });

  it('refuses more than 5,000 blocks, and counts them after joining', () => {
    const full = Array.from({ length: 5_000 }, (_, index) => block(index * 60, index * 60 + 30));
    expect(addBlocks(full, [block(-100, -90)])).toMatchObject({
      type: 'refused',
      fault: 'too-many',
    });
    expect(addBlocks(full, [block(30, 60)])).toMatchObject({ type: 'added', blocks: { length: 4_999 } });
  });

  it('covers old and new blocks, and counts like a manual count', () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 10 }))
      .map(([start, length]) => block(start * 5, (start + length) * 5));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), fc.array(span, { maxLength: 8 }), (old, added) => {
        const kept = joinBlocks(old);
        const plan = made(addBlocks(kept, added));
        expect(plan.blocks).toEqual(joinBlocks([...old, ...added]));
        const others = (index: number) => [...kept, ...added.filter((_, position) => position !== index)];
        const overlaps = (a: Span, b: Span) => a.startISO < b.endISO && b.startISO < a.endISO;
        const touches = (a: Span, b: Span) => a.startISO === b.endISO || b.startISO === a.endISO;
        const overlapping = added.filter((one, index) => others(index).some((other) => overlaps(one, other)));
        const touching = added.filter(
          (one, index) => !overlapping.includes(one) && others(index).some((other) => touches(one, other)),
        );
        expect([plan.overlapping, plan.touching]).toEqual([overlapping.length, touching.length]);
      }),
      { numRuns: 500 },
    );
  });
});
