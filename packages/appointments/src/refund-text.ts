import { formatCents, limits, startOf, type Appointment } from '@tele/core';

const DAY = 24 * 60 * 60_000;

/** What cancelling does to the money, said before it is asked (product.md 'Money'). */
export const refundText = (appointment: Appointment, role: 'patient' | 'specialist', now: Date): string => {
  const fee = formatCents(appointment.feeCents);
  if (role === 'specialist') {
    return (
      `Everything ${appointment.patientName} paid comes back to them. ` +
      `Your ${formatCents(limits.acceptanceFeeCents)} acceptance fee is not returned.`
    );
  }
  if (appointment.offerId === null) {
    return `The ${formatCents(limits.bookingFeeCents)} booking fee is not refunded.`;
  }
  const hasDay = Date.parse(startOf(appointment)) - now.getTime() >= DAY;
  return hasDay
    ? `The ${fee} you paid comes back to your card.`
    : `Less than 24 hours remain, so the ${fee} you paid is not refunded.`;
};
