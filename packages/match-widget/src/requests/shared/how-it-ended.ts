import type { Selection } from '@tele/core';

export type HowItEnded =
  | 'withdrawn'
  | 'declined'
  | 'none-left'
  | 'lapsed'
  | 'unpaid'
  | 'cancelled-by-you'
  | 'cancelled-by-them'
  | 'cancelled'
  | 'ended';

const cancelledBy = {
  patient: 'cancelled-by-you',
  specialist: 'cancelled-by-them',
} as const;

/** Reads `endedBecause` and `cancelledBy`; candidates alone don’t say why. */
export function howItEnded({ endedBecause, booking, candidates }: Selection): HowItEnded {
  if (booking?.status === 'CANCELLED') return booking.cancelledBy ? cancelledBy[booking.cancelledBy] : 'cancelled';
  if (endedBecause === 'none-left') {
    return candidates.every(({ status }) => status === 'DECLINED') ? 'declined' : 'none-left';
  }
  return endedBecause === null || endedBecause === 'booking-cancelled' ? 'ended' : endedBecause;
}
