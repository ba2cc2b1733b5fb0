import { laterRescheduleRefusals, rescheduleReplyBy } from '@tele/core';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow, encryptRow } from '../encryption/rows.ts';
import type { Tx } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient, type Patient } from '../http/require-role.ts';
import { countEmails } from '../http/caused-emails.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { takenPicks } from '../selections/free-picks.ts';
import { latestReschedules, rescheduleView } from '../bookings/latest-reschedules.ts';
import { lockPatient, lockSelections } from '../bookings/lock.ts';
import { isOf } from '../bookings/find-selection.ts';
import { pastClaims } from '../selections/past-claims.ts';
import { refusalOf } from '../bookings/read-standing.ts';
import { endUnanswered } from './expire.ts';
import { keepTime } from './keep-time.ts';
import { standingOf } from './lock.ts';
import { requireReschedule } from './require-reschedule.ts';
import { sendLater } from './send-later.ts';

interface NewReschedule {
  id: string;
  patient: Patient;
  toISO: string;
  line: string | null;
  keys: FieldKeys;
  now: Date;
}

/** Holds the new time until the answer; idempotent (product.md 'What a booking is for the people in it'). */
export const requestReschedule: Handler<'requestReschedule'> = async (ctx, { params, body }) => {
  const patient = requirePatient(ctx.actor);
  const now = ctx.now();
  const toISO = new Date(body.toISO).toISOString();
  const keys = ctx.config.fieldKeys;
  const newTime = { id: params.id, patient, toISO, line: body.line || null, keys, now };
  const reschedule = await pastClaims(ctx, (t) => ask(t, newTime));
  runJobsSoon(ctx);
  return rescheduleView(keys, reschedule, now);
};

async function ask(t: Tx, newReschedule: NewReschedule): Promise<Row<'reschedules'>> {
  const { patient, toISO, line, keys, now } = newReschedule;
  await lockPatient(t, patient.userId);
  const booking = await lockBooking(t, newReschedule);
  const before = booking && (await latestReschedules(t, [booking.id])).get(booking.id);
  const standing = booking && standingOf('patient', booking, before);
  const sameLine = (before ? decryptRow(keys, 'reschedules', before).line : null) === line;
  const verdict = requireReschedule({ name: 'ask', toISO, sameLine }, standing, now);
  if (verdict === 'done' && before) return before;
  if (!booking) throw refusalOf(laterRescheduleRefusals.noAppointment);
  // Expired without an answer, before any sweep.
  await endUnanswered(t, booking.id, now);
  if (!(await isFree(t, booking, newReschedule))) throw refusalOf(laterRescheduleRefusals.notFree);
  return make(t, booking, newReschedule);
}

async function lockBooking(t: Tx, { id, patient }: NewReschedule): Promise<Row<'bookings'> | undefined> {
  const offer = await t.selectFrom('offers').select('selection_id').where('id', '=', id).executeTakeFirst();
  const [request] = await lockSelections(t, [offer?.selection_id ?? id]);
  if (!request || !isOf(request, patient)) return undefined;
  const bookings = await t
    .selectFrom('bookings')
    .selectAll()
    .where('selection_id', '=', request.id)
    .where('status', '<>', 'CLAIMED')
    .execute();
  return bookings.find(({ status }) => status === 'CONFIRMED') ?? bookings[0];
}

/** Bookable and free by the rules of search and picks. */
async function isFree(
  t: Tx,
  { specialist_id: specialistId }: Row<'bookings'>,
  { toISO, now }: NewReschedule,
): Promise<boolean> {
  const specialist = await t
    .selectFrom('specialists')
    .select('approved')
    .where('id', '=', specialistId)
    .executeTakeFirst();
  if (!specialist?.approved) return false;
  return (await takenPicks(t, [{ specialistId, slotISO: toISO }], now)).length === 0;
}

async function make(
  t: Tx,
  booking: Row<'bookings'>,
  { toISO, line, keys, now }: NewReschedule,
): Promise<Row<'reschedules'>> {
  const id = newId('mov');
  const fromISO = booking.start_at.toISOString();
  const reschedule = await t
    .insertInto('reschedules')
    .values({
      id,
      booking_id: booking.id,
      selection_id: booking.selection_id,
      specialist_id: booking.specialist_id,
      patient_id: booking.patient_id,
      from_at: fromISO,
      to_at: toISO,
      ...encryptRow(keys, { table: 'reschedules', id }, { line }),
      answer_by: rescheduleReplyBy({ fromISO, toISO }),
      decided_at: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepTime(t, booking, reschedule);
  await countEmails(t, { userId: booking.patient_id, act: reschedule.id, emails: 1, now });
  await sendLater(t, { email: 'rescheduleRequested', rescheduleId: reschedule.id }, now);
  return reschedule;
}
