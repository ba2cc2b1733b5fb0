import { crowded } from '../../apps/api/src/testing/large-size.ts';

const reason = 'Trouble with sleep, and headaches that come back every week.';

/** What is searched for: the specialty, with and without a state, with and without a reason. */
export const asked = {
  plain: { ...crowded },
  'one state': { ...crowded, state: 'NSW' },
  'a reason': { ...crowded, reason },
  'a reason, one state': { ...crowded, state: 'NSW', reason },
};
