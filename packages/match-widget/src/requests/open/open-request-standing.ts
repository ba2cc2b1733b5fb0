import { checkOpenRequestTransition, type OpenRequest } from '@tele/core';

/** Whether its patient may take a request for times off their list now: not while it is booked, nor while one of its offers is being paid for. */
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
