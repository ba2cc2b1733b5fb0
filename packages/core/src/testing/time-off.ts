import { defaultWorkingRules } from '../availability/working-rules.ts';
import type { TimeOff, TimesAway } from '../contract.ts';
import type { Answer } from '../contract.ts';
import type { DayKey } from '../time/day-key.ts';
import { addDays } from '../time/add-days.ts';
import { wallTimeToInstant } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';
import { aBlock } from './availability.ts';
import type { Responder } from './mock.ts';
import { fail } from './refusal.ts';

/** Whole days in Sydney, inclusive. Default: 23 December 2026 to 8 January 2027. */
export function aTimeOff(
  changes: Partial<TimeOff> = {},
  [first, last]: readonly [DayKey, DayKey] = ['2026-12-23', '2027-01-08'],
): TimeOff {
  return {
    timeOffId: 'tof_4HX2PB',
    startISO: wallTimeToInstant(first, 0, sydney),
    endISO: wallTimeToInstant(addDays(last, 1), 0, sydney),
    bookings: [],
    ...changes,
  };
}

export function someTimesAway(): TimesAway {
  const day = aTimeOff(
    { timeOffId: 'tof_9QK7RM', bookings: [{ id: 'sel_3M9XTD', startISO: '2026-12-04T05:30:00.000Z' }] },
    ['2026-12-04', '2026-12-04'],
  );
  return { timeOff: [day, aTimeOff()], busy: [aBlock('2026-11-25', 10, 11.5), aBlock('2026-11-27', 13, 17)] };
}

type Names = 'workingRules' | 'saveWorkingRules' | 'timesAway' | 'addTimeOff' | 'saveTimeOff' | 'deleteTimeOff';

export interface KeptTimeOff {
  responders: { [N in Names]: Responder<N> };
}

/** Stateful time off and working rules. */
export function keptTimeOff(
  first: TimesAway = { timeOff: [], busy: [] },
  rules: Answer<'workingRules'> = defaultWorkingRules,
): KeptTimeOff {
  let [away, kept, count] = [first, rules, 0];
  const change = (timeOff: readonly TimeOff[]): TimesAway =>
    (away = { ...away, timeOff: timeOff.toSorted((a, b) => a.startISO.localeCompare(b.startISO)) });
  return {
    responders: {
      workingRules: () => kept,
      saveWorkingRules: ({ body }) => (kept = body),
      timesAway: () => away,
      addTimeOff: ({ body }) => {
        const added = { ...body, timeOffId: `tof_story${(count += 1)}`, bookings: [] };
        return change([...away.timeOff, added]);
      },
      saveTimeOff: ({ params, body }) => {
        const known = away.timeOff.find(({ timeOffId }) => timeOffId === params.id);
        if (!known) return fail(404, 'NOT_FOUND', 'Time off not found');
        return change(away.timeOff.map((one) => (one === known ? { ...one, ...body } : one)));
      },
      deleteTimeOff: ({ params }) => change(away.timeOff.filter(({ timeOffId }) => timeOffId !== params.id)),
    },
  };
}
