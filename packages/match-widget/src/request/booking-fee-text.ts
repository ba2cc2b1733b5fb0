import { formatCents, limits, paidStatuses, type Selection } from '@tele/core';

/** What became of the booking fee, in a few words (product.md 'Money'). */
export const bookingFeeText = (payment: Selection['payment']): string => {
  const amount = formatCents(limits.bookingFeeCents);
  if (payment && paidStatuses.includes(payment.status)) return `${amount} paid`;
  return payment?.status === 'canceled' ? `${amount} released, not charged` : `${amount}, not paid yet`;
};
