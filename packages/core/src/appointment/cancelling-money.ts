import { startOf, type AppointmentTime } from './end-of.ts';

const day = 24 * 60 * 60_000;

/** What cancelling an appointment does to what its patient was charged. */
export type CancellingMoney =
  /** The specialist cancels: everything comes back to the patient, the acceptance fee does not come back to the specialist. */
  | 'everything-refunded'
  /** The patient cancels a booking of a request: the booking fee is kept. */
  | 'booking-fee-kept'
  /** The patient cancels an accepted offer, with 24 hours left or without. */
  | 'offer-refunded'
  | 'offer-kept';

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
