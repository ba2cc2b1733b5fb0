import { startOf, type AppointmentTime } from './end-of.ts';

const day = 24 * 60 * 60_000;

/**
 * What cancelling an appointment does to what its patient was charged. `everything-refunded`: the specialist cancels; an acceptance fee does not come
 * back to them. `booking-fee-kept`: the patient cancels a booking of a request. The others: the patient cancels an accepted offer, with 24 hours left or without.
 */
export const cancellingMoneys = ['everything-refunded', 'booking-fee-kept', 'offer-refunded', 'offer-kept'] as const;
export type CancellingMoney = (typeof cancellingMoneys)[number];

/** What becomes of the money when `role` cancels now (product.md 'Money'). */
export function cancellingMoney(
  appointment: AppointmentTime & { offerId: string | null },
  role: 'patient' | 'specialist',
  now: Date,
): CancellingMoney {
  if (role === 'specialist') return 'everything-refunded';
  if (appointment.offerId === null) return 'booking-fee-kept';
  return Date.parse(startOf(appointment)) - now.getTime() >= day ? 'offer-refunded' : 'offer-kept';
}
