import type { Selection } from '@tele/core';

/** 'Ask again' is offered after a request ended without a booking, or after its appointment. */
export function mayAskAgain({ endedBecause, booking }: Selection, now: Date): boolean {
  if (endedBecause !== null) return true;
  return booking?.status === 'CONFIRMED' && Date.parse(booking.endISO) <= now.getTime();
}
