import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/add-days.ts';
import { wallTimeOf, wallTimeToInstant } from '../time/wall-clock.ts';
import type { BlockRefusal } from './block-refusal.ts';
import { repeatBlock, type RepeatInput, type RepeatPlan } from './repeat-block.ts';

const zone = 'Australia/Sydney';
const now = new Date('2026-09-01T00:00:00.000Z');
const at = (day: string, from: number, to: number) => ({
  startISO: wallTimeToInstant(day, from * 60, zone),
  endISO: wallTimeToInstant(day, to * 60, zone),
});

function made<Plan extends { type: string }>(plan: Plan): Exclude<Plan, BlockRefusal> {
  if (plan.type === 'refused') throw new Error('The plan was refused.');
  return plan as Exclude<Plan, BlockRefusal>;
}

function repeated(given: Partial<RepeatInput>): RepeatPlan {
  return made(
    repeatBlock({
      block: at('2026-11-26', 13.5, 17),
      repeat: 'weekly',
      occurrences: 8,
      until: null,
      now,
      ...given,
    }),
  );
}
const starts = (plan: RepeatPlan) => plan.blocks.map(({ startISO }) => wallTimeOf(startISO, zone).dayKey);

describe('a repeat', () => {
  it('of ‘none’ is only the block, whatever else the editor holds', () => {
    const plan = repeated({ repeat: 'none', occurrences: 181, until: '2020-01-01' });
    expect(plan).toMatchObject({ blocks: [at('2026-11-26', 13.5, 17)], clamped: false, endedByUntil: false });
  });

  it('by day, by week and by month falls on the same time of day', () => {
    expect(starts(repeated({ repeat: 'daily', occurrences: 3 }))).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
    expect(starts(repeated({ occurrences: 3 }))).toEqual(['2026-11-26', '2026-12-03', '2026-12-10']);
    expect(starts(repeated({ repeat: 'monthly', occurrences: 3 }))).toEqual(['2026-11-26', '2026-12-26', '2027-01-26']);
    expect(repeated({ occurrences: 2 }).blocks[1]).toEqual(at('2026-12-03', 13.5, 17));
  });

  it('on the 31st skips the months without one, and names them', () => {
    const plan = repeated({
      block: at('2026-08-31', 9, 12),
      repeat: 'monthly',
      occurrences: 4,
      now: new Date('2026-08-01'),
    });
    expect(starts(plan)).toEqual(['2026-08-31', '2026-10-31', '2026-12-31', '2027-01-31']);
    expect(plan.skippedMonths).toEqual(['2026-09-01', '2026-11-01']);
  });

  it('on 29 February returns on every 29th and skips February in common years', () => {
    const plan = repeated({ block: at('2028-02-29', 9, 12), repeat: 'monthly', occurrences: 13 });
    expect(starts(plan).slice(-2)).toEqual(['2029-01-29', '2029-03-29']);
    expect(plan.skippedMonths).toEqual(['2029-02-01']);
  });

  it('happens 1 to 180 times, and reports a corrected count', () => {
    expect(repeated({ occurrences: 181 })).toMatchObject({ occurrences: 180, clamped: true, blocks: { length: 180 } });
    expect(repeated({ occurrences: 0 })).toMatchObject({ occurrences: 1, clamped: true, blocks: { length: 1 } });
  });

  it('ends with the day of until, if that comes before its count', () => {
    expect(repeated({ until: '2026-12-10' })).toMatchObject({ blocks: { length: 3 }, endedByUntil: true });
    expect(repeated({ until: '2026-12-09' })).toMatchObject({ blocks: { length: 2 }, endedByUntil: true });
    expect(repeated({ until: '2026-11-26' })).toMatchObject({ blocks: { length: 1 }, endedByUntil: true });
    expect(repeated({ until: '2099-01-01' })).toMatchObject({ blocks: { length: 8 }, endedByUntil: false });
  });

  it('uses Sydney’s days: 4 am on Friday there is Thursday evening in London', () => {
    const plan = repeated({ block: at('2026-11-27', 4, 6), occurrences: 2, until: '2026-12-04' });
    expect(starts(plan)).toEqual(['2026-11-27', '2026-12-04']);
  });

  it('moves a skipped time forward by the DST gap, and reports that', () => {
    const plan = repeated({ block: at('2026-09-27', 2.5, 5), occurrences: 3 });
    expect(plan.blocks[1]).toEqual({ startISO: '2026-10-03T16:30:00.000Z', endISO: '2026-10-03T18:00:00.000Z' });
    expect(plan.blocks[2]).toEqual(at('2026-10-11', 2.5, 5));
    expect(plan.clockChanges).toMatchObject([{ kind: 'skipped', dayKey: '2026-10-04', minutes: 150 }]);
  });

  it('keeps the length where a skipped start would leave nothing before the end', () => {
    const plan = repeated({ block: at('2026-09-27', 2.5, 3), occurrences: 2 });
    expect(plan.blocks[1]).toEqual({ startISO: '2026-10-03T16:30:00.000Z', endISO: '2026-10-03T17:00:00.000Z' });
  });

  it('takes the first of a repeated time, and reports that', () => {
    const plan = repeated({ block: at('2027-03-28', 2.5, 5), occurrences: 2 });
    expect(plan.blocks[1]).toEqual({ startISO: '2027-04-03T15:30:00.000Z', endISO: '2027-04-03T19:00:00.000Z' });
    expect(plan.clockChanges).toMatchObject([{ kind: 'twice', dayKey: '2027-04-04', minutes: 150 }]);
  });

  it.each([
    [
      { block: { startISO: '2026-11-26T03:00:00.000Z', endISO: '2026-11-26T02:00:00.000Z' } },
      'end-before-start',
      'end',
    ],
    [{ block: { startISO: '2026-11-26T03:00:00.000Z', endISO: '2026-11-26T03:04:00.000Z' } }, 'too-short', 'end'],
    [{ block: { startISO: '2026-11-26T03:01:00.000Z', endISO: '2026-11-26T04:00:00.000Z' } }, 'off-step', 'start'],
    [{ block: { startISO: '2026-11-26T03:00:00.000Z', endISO: '' } }, 'unreadable', 'end'],
    [{ block: { startISO: '', endISO: '' } }, 'unreadable', 'start'],
    [{ block: at('2026-08-31', 9, 12) }, 'past', 'start'],
    [{ block: { startISO: '+010000-01-01T00:00:00.000Z', endISO: '+010000-01-01T01:00:00.000Z' } }, 'too-far', 'end'],
    [{ until: '2026-11-25' }, 'until-before-start', 'until'],
    [{ until: '2026-13-45' }, 'unreadable', 'until'],
  ] as const)('is refused for %j: %s', (given, fault, field) => {
    const plan = repeatBlock({
      block: at('2026-11-26', 9, 12),
      repeat: 'weekly',
      occurrences: 2,
      until: null,
      now,
      ...given,
    });
    expect(plan).toMatchObject({ type: 'refused', fault, field });
  });

  it('may start with a block that has begun but not ended', () => {
    const block = at('2026-11-26', 9, 12);
    expect(
      repeatBlock({ block, repeat: 'none', occurrences: 1, until: null, now: new Date(block.startISO) }).type,
    ).toBe('repeated');
    expect(repeatBlock({ block, repeat: 'none', occurrences: 1, until: null, now: new Date(block.endISO) }).type).toBe(
      'refused',
    );
  });

  it('keeps Sydney’s wall clock across DST, for any block and any repeat', () => {
    const step = fc.integer({ min: 0, max: 287 });
    const input = fc.record({
      day: fc.integer({ min: 1, max: 700 }).map((days) => addDays('2026-09-01', days)),
      from: step,
      length: fc.integer({ min: 1, max: 288 }),
      repeat: fc.constantFrom('daily', 'weekly', 'monthly'),
      occurrences: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(input, ({ day, from, length, repeat, occurrences }) => {
        const endMinutes = (from + length) * 5;
        const block = {
          startISO: wallTimeToInstant(day, from * 5, zone),
          endISO: wallTimeToInstant(day, endMinutes, zone),
        };
        const firstDay = wallTimeOf(block.startISO, zone);
        // A first block on a clock change has no plain wall time; those cases are tested above.
        fc.pre(firstDay.minutes === from * 5 && wallTimeOf(block.endISO, zone).minutes === endMinutes % 1440);
        const plan = repeatBlock({ block, repeat, occurrences, until: null, now, zone });
        if (plan.type === 'refused')
          return fc.pre(plan.fault === 'off-step' || Date.parse(block.endISO) <= now.getTime());
        expect(plan.blocks).toHaveLength(occurrences);
        const doubtful = new Set(plan.clockChanges.map((change) => change.dayKey));
        for (const { startISO, endISO } of plan.blocks) {
          expect(Date.parse(endISO)).toBeGreaterThan(Date.parse(startISO));
          const start = wallTimeOf(startISO, zone);
          const end = wallTimeOf(endISO, zone);
          if (doubtful.has(start.dayKey) || doubtful.has(end.dayKey)) continue;
          expect([start.minutes, end.minutes]).toEqual([from * 5, endMinutes % 1440]);
        }
        expect(plan.clockChanges.every(({ dayKey }) => /-(04|10)-0\d$/.test(dayKey))).toBe(true);
      }),
    );
  });
});
