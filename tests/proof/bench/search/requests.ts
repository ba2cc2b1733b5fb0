import { crowded } from '../../../../apps/api/src/testing/large-size.ts';

const reason = 'Trouble with sleep, and headaches that come back every week.';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Every filter at once; matches a few dozen of the large database. */
const filters = {
  days: { from: day(1), to: day(14) },
  part: 'morning',
  languages: ['Greek', 'Hindi', 'Mandarin'],
  gender: 'Female',
  maxFeeCents: 30_000,
};
/** Rare match: the search examines everyone. */
const rare = { languages: ['Auslan'], part: 'evening', gender: 'Male' };

/** `plain` searches by specialty alone. Goal: p99 with filters up to 1.5 times that of `plain`. */
export const queries = {
  plain: { ...crowded },
  'one state': { ...crowded, state: 'NSW' },
  'a reason': { ...crowded, reason },
  'a reason, one state': { ...crowded, state: 'NSW', reason },
  soonest: { ...crowded, sort: 'soonest' },
  mornings: { ...crowded, filters: { part: 'morning' } },
  'every filter': { ...crowded, filters },
  'every filter, one state, soonest': { ...crowded, state: 'NSW', filters, sort: 'soonest' },
  'a rare filter': { ...crowded, filters: rare },
};
