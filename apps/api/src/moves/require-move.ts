import { mayMoveBooking, type BookingMove, type BookingMoveStanding } from '@tele/core';
import { refusalOf } from '../selections/read-standing.ts';

/** Asks the table of moves under the lock. Throws the refusal; `done` is a repeat, which changes nothing. */
export function requireBookingMove(
  move: BookingMove,
  standing: BookingMoveStanding | undefined,
  now: Date,
): 'allowed' | 'done' {
  const verdict = mayMoveBooking(move, standing, now);
  if (verdict.tag === 'refused') throw refusalOf(verdict);
  return verdict.tag;
}
