import { mock } from '../../packages/core/src/testing.ts';

/**
 * What a screen asks besides what it is about, for a story that says nothing of it: the service is there, no move waits, nobody is away, nothing
 * has been offered. All else has a handler in its story.
 */
export const nothingBesides = [
  mock('health', { ok: true, database: 'pglite' }),
  mock('waitingReschedules', { items: [] }),
  mock('timesAway', { timeOff: [], busy: [] }),
  mock('myOffers', { items: [] }),
];
