import { aBlock } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { entryOf, planEntry, type Entry } from './entry.ts';

const sydney = 'Australia/Sydney';
const now = new Date('2026-11-22T23:12:00.000Z');
const original = aBlock('2026-11-26', 13.5, 17);
const plan = (changes: Partial<Entry>, more: Partial<Parameters<typeof planEntry>[0]> = {}) => {
  const base = { original, mode: 'add' as const, blocks: [], zone: sydney, now, ...more };
  return planEntry({ ...base, entry: { ...entryOf(base.original, base.zone), ...changes } });
};

describe('planEntry', () => {
  it('repeats what will be added', () => {
    const ready = plan({ repeat: 'weekly', occurrences: 8 });
    expect(ready).toMatchObject({ type: 'ready', mode: 'add', repeated: { repeat: 'weekly', occurrences: 8 } });
    expect(ready.type === 'ready' && ready.blocks).toHaveLength(8);
  });

  it('reads the inputs in the zone shown', () => {
    const ready = plan({ startTime: '09:00', endTime: '10:00' }, { zone: 'Australia/Perth' });
    expect(ready.type === 'ready' && ready.span).toEqual(aBlock('2026-11-26', 12, 13));
  });

  it.each([
    ['the end before the start', { endTime: '13:00' }, 'end'],
    ['under 5 minutes', { endTime: '13:34' }, 'end'],
    ['an empty date', { startDay: '' }, 'start'],
    ['an empty time', { endTime: '' }, 'end'],
    ['the past', { startDay: '2026-11-20', endDay: '2026-11-20' }, 'start'],
    ['until before the start', { repeat: 'daily', until: '2026-11-25' }, 'until'],
  ] as const)('refuses %s', (_, changes, field) => {
    expect(plan(changes)).toMatchObject({ type: 'refused', field });
  });

  it.each([0, 181, Number.NaN])('clamps %s occurrences and reports it', (occurrences) => {
    expect(plan({ repeat: 'daily', occurrences })).toMatchObject({ type: 'ready', repeated: { clamped: true } });
  });

  it('reports a time that does not exist or happens twice', () => {
    const skipped = plan({ startDay: '2027-10-03', endDay: '2027-10-03', startTime: '02:30', endTime: '05:00' });
    expect(skipped).toMatchObject({ clockChanges: [{ kind: 'skipped' }] });
    const twice = plan({ startDay: '2027-04-04', endDay: '2027-04-04', startTime: '02:30', endTime: '05:00' });
    expect(twice).toMatchObject({ clockChanges: [{ kind: 'twice' }] });
  });

  it('keeps the second of two equal times until it is edited', () => {
    const second = { startISO: '2027-04-03T16:30:00.000Z', endISO: '2027-04-03T18:00:00.000Z' };
    const ready = plan({ endTime: '05:00' }, { original: second, mode: 'edit', blocks: [second] });
    expect(ready.type === 'ready' && ready.span.startISO).toBe(second.startISO);
  });

  it('refuses to edit a block that no longer exists', () => {
    expect(plan({}, { mode: 'edit' })).toMatchObject({ type: 'refused', fault: 'missing' });
  });
});
