import type { Selection } from '@tele/core';

/** Whether a request can be asked again: it has ended without a booking, or what was booked is over. */
export function mayAskAgain({ endedBecause, booking }: Selection, now: Date): boolean {
  if (endedBecause !== null) return true;
  return booking?.status === 'CONFIRMED' && Date.parse(booking.endISO) <= now.getTime();
}
