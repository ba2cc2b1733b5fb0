import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/add-days.ts';
import { wallTimeToInstant } from '../time/wall-clock.ts';
import { addBlocks } from './add-blocks.ts';
import type { BlockRefusal } from './block-refusal.ts';
import { deleteBlocks, type DeleteScope } from './delete-blocks.ts';
import type { Span } from './free-slots.ts';
import { joinBlocks } from './join-blocks.ts';
import { repeatBlock } from './repeat-block.ts';

const zone = 'Australia/Sydney';
const now = new Date('2026-09-01T00:00:00Z');
const at = (day: string, from: number, to: number): Span => ({
  startISO: wallTimeToInstant(day, from * 60, zone),
  endISO: wallTimeToInstant(day, to * 60, zone),
});

// Mondays at 9 on both sides of the change of 4 October, one longer, one at another time, and one on a Wednesday.
const mondays = ['2026-09-28', '2026-10-05', '2026-10-12'].map((day) => at(day, 9, 12));
const longer = at('2026-10-19', 9, 13);
const later = at('2026-10-20', 10, 13);
const wednesday = at('2026-10-21', 9, 12);
const blocks = [...mondays, longer, later, wednesday];
const target = mondays[1] as Span;

function made<Plan extends { type: string }>(plan: Plan): Exclude<Plan, BlockRefusal> {
  if (plan.type === 'refused') throw new Error('The plan was refused.');
  return plan as Exclude<Plan, BlockRefusal>;
}

function deleted(scope: DeleteScope): Span[] {
  const plan = made(deleteBlocks({ blocks, target, scope }));
  expect([...plan.blocks, ...plan.removed].toSorted((a, b) => a.startISO.localeCompare(b.startISO))).toEqual(blocks);
  return plan.removed;
}

describe('deleteBlocks', () => {
  it('deletes only this one', () => {
    expect(deleted('this')).toEqual([target]);
  });

  it('deletes this and later blocks of the same Sydney time and length across DST', () => {
    expect(deleted('future')).toEqual([mondays[1], mondays[2], wednesday]);
  });

  it('deletes all with that time of day and length', () => {
    expect(deleted('all')).toEqual([...mondays, wednesday]);
  });

  it('uses Sydney’s wall clock, not UTC hours', () => {
    const sameInUtc = { startISO: '2026-10-25T23:00:00.000Z', endISO: '2026-10-26T02:00:00.000Z' };
    expect(mondays[0]).toEqual({ startISO: '2026-09-27T23:00:00.000Z', endISO: '2026-09-28T02:00:00.000Z' });
    const plan = deleteBlocks({ blocks: [...mondays, sameInUtc], target: mondays[0] as Span, scope: 'all' });
    expect(plan).toMatchObject({ blocks: [sameInUtc] });
  });

  it('deletes a block that daylight saving moved, with its series', () => {
    const plan = made(
      repeatBlock({ block: at('2026-09-27', 2.5, 3.5), repeat: 'weekly', occurrences: 3, until: null, now }),
    );
    const [block] = plan.blocks;
    expect(deleteBlocks({ blocks: plan.blocks, target: block as Span, scope: 'all' })).toMatchObject({ blocks: [] });
  });

  it('refuses a block that is no longer there', () => {
    expect(deleteBlocks({ blocks: mondays, target: wednesday, scope: 'all' })).toMatchObject({ fault: 'missing' });
  });

  it('restores the blocks when a repeat that joined none is added and deleted', () => {
    const day = fc.integer({ min: 1, max: 400 }).map((days) => addDays('2026-09-01', days));
    const span = fc
      .tuple(day, fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 16 }))
      .map(([key, from, length]) => at(key, from / 2, (from + length) / 2))
      // Daylight saving removes some of these.
      .filter(({ startISO, endISO }) => startISO < endISO);
    const repeat = fc.constantFrom('none' as const, 'daily' as const, 'weekly' as const, 'monthly' as const);
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 12 }),
        span,
        repeat,
        fc.integer({ min: 1, max: 40 }),
        (old, block, how, occurrences) => {
          const before = joinBlocks(old);
          const plan = made(repeatBlock({ block, repeat: how, occurrences, until: null, now }));
          const added = made(addBlocks(before, plan.blocks));
          fc.pre(added.overlapping + added.touching === 0);
          // Existing blocks with this time of day and length are deleted too: 'all' includes them.
          const alone = made(deleteBlocks({ blocks: [...before, block], target: block, scope: 'all' }));
          fc.pre(alone.removed.length === 1);
          const after = made(deleteBlocks({ blocks: added.blocks, target: block, scope: 'all' }));
          expect(after.blocks).toEqual(before);
        },
      ),
      { numRuns: 300 },
    );
  });
});
