import { mock } from '../../packages/core/src/testing.ts';

/** Default handlers for a screen's side requests: API up, no reschedules, no time off, no offers. */
export const nothingBesides = [
  mock('health', { ok: true, database: 'pglite' }),
  mock('waitingReschedules', { items: [] }),
  mock('timesAway', { timeOff: [], busy: [] }),
  mock('myOffers', { items: [] }),
];
