import type { Booking } from '@tele/core';

/** Minutes until a confirmed booking starts, in the last hour; null otherwise. */
export function minutesToStart(
  booking: Pick<Booking, 'slotISO' | 'status'> | null | undefined,
  now: Date,
): number | null {
  if (booking?.status !== 'CONFIRMED') return null;
  const minutes = Math.ceil((Date.parse(booking.slotISO) - now.getTime()) / 60_000);
  return minutes >= 1 && minutes <= 60 ? minutes : null;
}
