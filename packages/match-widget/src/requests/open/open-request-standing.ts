import { checkOpenRequestTransition, type OpenRequest } from '@tele/core';

/** Patients can delete an open request unless it is booked or an offer is being paid. */
export function mayDelete({ status, openUntil, createdAt, offers, booking }: OpenRequest, now: Date): boolean {
  const standing = {
    side: 'patient',
    status,
    openUntil: openUntil ?? createdAt,
    isHeld: offers.some((offer) => offer.status === 'HELD'),
    isOffered: false,
    bookedISO: booking?.status === 'CONFIRMED' ? booking.slotISO : null,
  } as const;
  return checkOpenRequestTransition({ name: 'delete' }, standing, now).tag === 'allowed';
}
