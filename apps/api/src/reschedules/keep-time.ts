import { laterRescheduleRefusals, limits, refusalTexts } from '@tele/core';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { settleFirst } from '../selections/past-claims.ts';
import { refusalOf } from '../bookings/read-standing.ts';

const appointmentMs = limits.appointmentMinutes * 60_000;

/** Holds the new time until the reply. Unique indexes on live bookings decide races. Call in `pastClaims`. */
export async function keepTime(t: Tx, booking: Row<'bookings'>, reschedule: Row<'reschedules'>): Promise<void> {
  const { selection_id, specialist_id, patient_id, fee_cents } = booking;
  const kept = await t
    .insertInto('bookings')
    .values({
      id: newId('bkg'),
      selection_id,
      candidate_id: null,
      reschedule_id: reschedule.id,
      specialist_id,
      patient_id,
      start_at: reschedule.to_at,
      end_at: new Date(reschedule.to_at.getTime() + appointmentMs),
      fee_cents,
      status: 'CLAIMED',
      cancelled_by: null,
      claimed_until: reschedule.answer_by,
      created_at: reschedule.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) await refuse(t, reschedule);
}

/** Another patient took the time, or the patient has another appointment then. */
async function refuse(
  t: Tx,
  { specialist_id, patient_id, to_at, created_at: now }: Row<'reschedules'>,
): Promise<never> {
  const holders = await t
    .selectFrom('bookings')
    .selectAll()
    .where((row) => row.or([row('specialist_id', '=', specialist_id), row('patient_id', '=', patient_id)]))
    .where('start_at', '=', to_at)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .execute();
  settleFirst(
    holders.find(
      ({ status, candidate_id, claimed_until }) =>
        status === 'CLAIMED' && candidate_id !== null && claimed_until <= now,
    ),
  );
  if (holders.some((holder) => holder.specialist_id === specialist_id)) throw refusalOf(laterRescheduleRefusals.taken);
  if (holders.some(({ status, reschedule_id }) => status === 'CONFIRMED' || reschedule_id !== null))
    throw new ApiError('PATIENT_BUSY', refusalTexts.PATIENT_BUSY);
  throw refusalOf(laterRescheduleRefusals.beingBooked);
}
