import { describe, expect, it } from 'vitest';
import { brokenOf } from './check-promises.ts';
import { noPromises } from './promises.ts';

const own = { selection_id: 'sel_1', specialist_id: 'spc_1', reschedule_id: null, cancelled_by: null };
const keptForReschedule = { ...own, reschedule_id: 'mov_1', status: 'CLAIMED' as const };

/** Broken promises after `spc_1` got the booking for `sel_1`. */
const brokenWhenAccepted = (...bookings: Parameters<typeof brokenOf>[1]['bookings'][number][]): string[] =>
  brokenOf(
    { ...noPromises(), accepted: new Map([['sel_1', new Set(['spc_1'])]]) },
    { selections: new Map(), bookings, candidates: [] },
  );

describe('an accepted request', () => {
  it('is kept while its booking is confirmed', () => {
    expect(brokenWhenAccepted({ ...own, status: 'CONFIRMED' })).toEqual([]);
  });

  it('is broken when its booking is missing or not confirmed', () => {
    const line = 'request sel_1 was accepted by spc_1, and its booking is';
    expect(brokenWhenAccepted()).toEqual([`${line} not there`]);
    expect(brokenWhenAccepted({ ...own, status: 'CLAIMED' })).toEqual([`${line} CLAIMED`]);
    expect(brokenWhenAccepted({ ...own, status: 'CANCELLED' })).toEqual([`${line} CANCELLED`]);
  });

  it('allows an extra time reserved for a reschedule, in any row order', () => {
    const booking = { ...own, status: 'CONFIRMED' as const };
    expect(brokenWhenAccepted(keptForReschedule, booking)).toEqual([]);
    expect(brokenWhenAccepted(booking, keptForReschedule)).toEqual([]);
  });

  it('is broken when only a reschedule’s reserved time is left', () => {
    expect(brokenWhenAccepted(keptForReschedule)).toHaveLength(1);
  });
});

it('a cancelled appointment stays cancelled despite a time reserved for a reschedule', () => {
  const promises = { ...noPromises(), cancelled: new Map([['sel_1', 'patient' as const]]) };
  const booking = { ...own, status: 'CANCELLED' as const, cancelled_by: 'patient' as const };
  expect(brokenOf(promises, { selections: new Map(), bookings: [keptForReschedule, booking], candidates: [] })).toEqual(
    [],
  );
});
