import { sydney, zoneOfState, type StateCode } from '@tele/core';
import { orClinicDetail } from '../db/clinic-detail.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import { footOf } from '../emails/foot.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { calendarAttachment } from '../meetings/calendar-attachment.ts';
import { meetingWords } from '../meetings/meeting-words.ts';
import { bookedById } from '../meetings/read-booked.ts';
import { emailRule } from './emails-by-name.ts';
import type { EmailJob } from './send-later.ts';

/** Skips outdated emails. The outbox ID is the Message-ID: retries can be recognised. */
export async function sendEmail({ db, mailer, config, now }: Services, id: string, job: EmailJob): Promise<void> {
  const { to, whileOpen, calendar, write } = emailRule(job.email);
  const found = await factsOf(db, job.offerId);
  if (whileOpen && (found.state !== 'OPEN' || found.expires_at <= now() || found.deleted_at !== null)) return;
  const booked = calendar && found.bookingId !== null ? await bookedById(db, found.bookingId) : undefined;
  if (calendar === 'PUBLISH' && booked?.status === 'CANCELLED') return;
  const content = write({
    offerId: job.offerId,
    requestId: found.selection_id,
    profession: found.profession,
    feeCents: found.fee_cents,
    receivesCents: found.fee_cents - found.our_fee_cents,
    expiresAt: found.expires_at.toISOString(),
    slotISO: found.start_at?.toISOString() ?? null,
    times: whileOpen ? await timesOf(db, job.offerId) : [],
    words: booked && calendar === 'PUBLISH' ? meetingWords(booked.meeting, { ...booked, side: to }) : [],
    ...(booked?.people ?? { specialistName: found.specialistName, patientName: null, bookedFor: null }),
    zone: to === 'patient' && found.place ? zoneOfState(found.place) : sydney,
    portalUrl: config.portalUrl,
  });
  const written = await writeEmail({ ...content, foot: footOf(to, config) });
  const attachments = booked && calendar ? [calendarAttachment(config, booked, { method: calendar, now: now() })] : [];
  await mailer.send({ ...written, to: to === 'patient' ? found.patient : found.specialist, id, attachments });
}

async function timesOf(db: Db, offerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('offer_slots')
    .select('start_at')
    .where('offer_id', '=', offerId)
    .orderBy('start_at')
    .execute();
  return rows.map(({ start_at }) => start_at.toISOString());
}

const factsOf = (db: Db, offerId: string) =>
  db
    .selectFrom('offers as o')
    .innerJoin('selections as r', 'r.id', 'o.selection_id')
    .innerJoin('users as p', 'p.id', 'o.patient_id')
    .innerJoin('specialists as s', 's.id', 'o.specialist_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('patient_profiles as f', 'f.user_id', 'o.patient_id')
    .leftJoin('bookings as b', (join) => join.onRef('b.offer_id', '=', 'o.id').on('b.status', '<>', 'CLAIMED'))
    .select([
      'o.selection_id',
      'o.fee_cents',
      'o.our_fee_cents',
      'o.expires_at',
      'o.state',
      'r.deleted_at',
      'r.profession',
      'b.start_at',
      'b.id as bookingId',
    ])
    .select(['p.email as patient', 'u.email as specialist', 's.name as specialistName'])
    .select((row) => row.fn.coalesce('r.wanted_state', orClinicDetail<StateCode>('f.state', 'state', 'r')).as('place'))
    .where('o.id', '=', offerId)
    .executeTakeFirstOrThrow();
