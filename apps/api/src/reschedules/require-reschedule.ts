import { checkRescheduleTransition, type RescheduleTransition, type RescheduleStanding } from '@tele/core';
import { refusalOf } from '../bookings/read-standing.ts';

/** Asks the table of transitions under the lock. Throws the refusal; `done` is a repeat, which changes nothing. */
export function requireReschedule(
  reschedule: RescheduleTransition,
  standing: RescheduleStanding | undefined,
  now: Date,
): 'allowed' | 'done' {
  const verdict = checkRescheduleTransition(reschedule, standing, now);
  if (verdict.tag === 'refused') throw refusalOf(verdict);
  return verdict.tag;
}
