import { laterRescheduleRefusals, type RescheduleStanding } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { ApiError } from '../http/api-error.ts';
import { lockPatient, lockSelection } from '../bookings/lock.ts';
import { lockWithRivals } from '../selections/lose-to-booking.ts';
import { refusalOf } from '../bookings/read-standing.ts';

export interface LockedReschedule {
  reschedule: Row<'reschedules'>;
  booking: Row<'bookings'>;
  request: Row<'selections'>;
  rivals: Row<'selections'>[];
}

/** Locks the request of a reschedule, optionally with its rivals; undefined without one. */
export async function lockReschedule(
  t: Tx,
  id: string,
  { rivals = false } = {},
): Promise<LockedReschedule | undefined> {
  const found = await t.selectFrom('reschedules').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await lockPatient(t, found.patient_id);
  const wanting = rivals ? await lockWithRivals(t, { ...found, start_at: found.to_at }) : [];
  const request = await lockSelection(t, found.selection_id);
  const reschedule = await t.selectFrom('reschedules').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const booking = await t
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', reschedule.booking_id)
    .executeTakeFirstOrThrow();
  return { reschedule, booking, request, rivals: wanting };
}

export function standingOf(
  side: RescheduleStanding['side'],
  booking: Row<'bookings'>,
  reschedule: Row<'reschedules'> | undefined,
): RescheduleStanding {
  return {
    side,
    booking: {
      status: booking.status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
      slotISO: booking.start_at.toISOString(),
    },
    reschedule: reschedule
      ? {
          status: reschedule.state,
          toISO: reschedule.to_at.toISOString(),
          answerBy: reschedule.answer_by.toISOString(),
        }
      : null,
  };
}

export const rescheduleNotFound = (): ApiError => refusalOf(laterRescheduleRefusals.absent);
