import { limits } from '../limits.ts';
import { hourMs } from '../time/durations.ts';
import { startOf, type AppointmentTime } from './end-of.ts';

export const feeOutcomes = ['refunded', 'kept'] as const;
export type FeeOutcome = (typeof feeOutcomes)[number];

/** Outcome of each fee of a cancelled appointment; null if there is no such fee. */
export interface CancellingMoney {
  /** Paid by the patient of a request. */
  bookingFee: FeeOutcome | null;
  /** Paid by the specialist who accepted the request. */
  acceptanceFee: FeeOutcome | null;
  /** Paid by the patient who accepted an offer. */
  offerFee: FeeOutcome | null;
}

export type CancelledBy = 'patient' | 'specialist' | 'tele';

export type Cancellable = AppointmentTime & {
  offerId: string | null;
  /** When the specialist accepted the request; null for an offer. */
  acceptedAt: string | null;
};

/** Outcome of each fee when `by` cancels now (product.md 'Money'). Both 24-hour limits are inclusive. */
export function cancellingMoney(appointment: Cancellable, by: CancelledBy, now: Date): CancellingMoney {
  if (appointment.offerId !== null) {
    const inTime = now.getTime() <= Date.parse(offerRefundUntil(appointment));
    return { bookingFee: null, acceptanceFee: null, offerFee: by === 'patient' && !inTime ? 'kept' : 'refunded' };
  }
  const { acceptedAt } = appointment;
  const soon = acceptedAt !== null && now.getTime() <= Date.parse(acceptanceRefundUntil(acceptedAt));
  return {
    bookingFee: by === 'patient' ? 'kept' : 'refunded',
    acceptanceFee: by === 'tele' || (by === 'patient' && soon) ? 'refunded' : 'kept',
    offerFee: null,
  };
}

/** Last instant (ISO) when a patient's cancellation refunds the offer fee. */
export function offerRefundUntil(appointment: AppointmentTime): string {
  return new Date(Date.parse(startOf(appointment)) - limits.offerRefundHours * hourMs).toISOString();
}

/** Last instant (ISO) when a patient's cancellation refunds the specialist's acceptance fee. */
export function acceptanceRefundUntil(acceptedAt: string): string {
  return new Date(Date.parse(acceptedAt) + limits.acceptanceRefundHours * hourMs).toISOString();
}

export type ShownMoney = { [Fee in keyof CancellingMoney]?: FeeOutcome | undefined };

/** Outcomes that each side sees. A patient sees only the fees they paid. */
export function shownMoney(money: CancellingMoney, role: 'patient' | 'specialist'): ShownMoney {
  const { bookingFee, acceptanceFee, offerFee } = money;
  return {
    ...(bookingFee && { bookingFee }),
    ...(acceptanceFee && role === 'specialist' && { acceptanceFee }),
    ...(offerFee && { offerFee }),
  };
}

export function isOutdated(seen: ShownMoney, money: CancellingMoney): boolean {
  return (['bookingFee', 'acceptanceFee', 'offerFee'] as const).some(
    (fee) => seen[fee] !== undefined && seen[fee] !== money[fee],
  );
}
