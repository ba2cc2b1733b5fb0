import type { Watch } from '../contract.ts';
import { storyNow } from './story-now.ts';

const day = 86_400_000;

/** A watch that its owner made just now. */
export function aWatch(changes: Partial<Watch> = {}): Watch {
  return {
    watchId: 'wat_3H8KQ2',
    profession: 'doctor',
    specialty: 'Rheumatology',
    specialist: null,
    state: 'TAS',
    filters: { part: 'morning', zone: 'Australia/Hobart', maxFeeCents: 28_000 },
    createdAt: storyNow,
    until: new Date(Date.parse(storyNow) + 14 * day).toISOString(),
    ended: null,
    ...changes,
  };
}
