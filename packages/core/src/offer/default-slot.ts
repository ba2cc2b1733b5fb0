import { addDays } from '../time/add-days.ts';
import { wallTimeOf, wallTimeToInstant } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';

const halfHour = 30;

/** Suggested time of an offer: tomorrow, next half hour, in Sydney (spec section 5). ISO instant in UTC. */
export function defaultOfferSlot(now: Date): string {
  const { dayKey, minutes } = wallTimeOf(now.toISOString(), sydney);
  const next = (Math.floor(minutes / halfHour) + 1) * halfHour;
  return wallTimeToInstant(addDays(dayKey, 1), next, sydney);
}
