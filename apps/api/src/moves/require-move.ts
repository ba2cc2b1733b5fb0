import { checkRescheduleTransition, type RescheduleTransition, type RescheduleStanding } from '@tele/core';
import { refusalOf } from '../selections/read-standing.ts';

/** Asks the table of transitions under the lock. Throws the refusal; `done` is a repeat, which changes nothing. */
export function requireBookingMove(
  move: RescheduleTransition,
  standing: RescheduleStanding | undefined,
  now: Date,
): 'allowed' | 'done' {
  const verdict = checkRescheduleTransition(move, standing, now);
  if (verdict.tag === 'refused') throw refusalOf(verdict);
  return verdict.tag;
}
