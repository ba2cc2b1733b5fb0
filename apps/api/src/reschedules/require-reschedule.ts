import { checkRescheduleTransition, type RescheduleTransition, type RescheduleStanding } from '@tele/core';
import { refusalOf } from '../bookings/read-standing.ts';

export function requireReschedule(
  reschedule: RescheduleTransition,
  standing: RescheduleStanding | undefined,
  now: Date,
): 'allowed' | 'done' {
  const verdict = checkRescheduleTransition(reschedule, standing, now);
  if (verdict.tag === 'refused') throw refusalOf(verdict);
  return verdict.tag;
}
