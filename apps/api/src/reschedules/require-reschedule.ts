import { checkRescheduleTransition, type RescheduleTransition, type RescheduleStanding } from '@tele/core';
import { refusalOf } from '../bookings/read-standing.ts';

/** Checks the transition under the lock. Throws the refusal; `done` means a repeat without changes. */
export function requireReschedule(
  reschedule: RescheduleTransition,
  standing: RescheduleStanding | undefined,
  now: Date,
): 'allowed' | 'done' {
  const verdict = checkRescheduleTransition(reschedule, standing, now);
  if (verdict.tag === 'refused') throw refusalOf(verdict);
  return verdict.tag;
}
