import { cancellingMoney, isOutdated, type CancelledBy, type CancellingMoney, type ShownMoney } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';

export interface Cancellation {
  booking: Row<'bookings'>;
  by: Extract<CancelledBy, 'patient' | 'specialist'>;
  seen?: ShownMoney | undefined;
  now: Date;
}

const outdated = 'The refund for this appointment has changed. Check it before you cancel.';

export async function decideMoney(t: Tx, { booking, by, seen = {}, now }: Cancellation): Promise<CancellingMoney> {
  const candidate = await t
    .selectFrom('candidates')
    .select('decided_at')
    .where('id', '=', booking.candidate_id)
    .executeTakeFirst();
  const appointment = {
    offerId: booking.offer_id,
    chosenSlotISO: booking.start_at.toISOString(),
    acceptedAt: candidate?.decided_at?.toISOString() ?? null,
  };
  const money = cancellingMoney(appointment, by, now);
  if (isOutdated(seen, money)) throw new ApiError('STALE', outdated);
  return money;
}
