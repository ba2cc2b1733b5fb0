import type { Alert } from '../contract.ts';
import { storyNow } from './story-now.ts';

const day = 86_400_000;

export function anAlert(changes: Partial<Alert> = {}): Alert {
  return {
    alertId: 'wat_3H8KQ2',
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
