import { rescheduleStatus, sydney, zoneOfState, type StateCode } from '@tele/core';
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
  const { to, whileAsked, calendar, write } = emailRule(job.email);
  const found = await factsOf(db, job.rescheduleId);
  const answerBy = found.answer_by.toISOString();
  if (whileAsked && rescheduleStatus({ status: found.state, answerBy }, now()) !== 'ASKED') return;
  const booked = await bookedById(db, found.booking_id);
  // The cancellation email removes the calendar entry.
  if (booked?.status !== 'CONFIRMED') return;
  // A later reschedule's email has the current time.
  const standsAt = calendar ? found.to_at : found.from_at;
  if (booked.startAt.getTime() !== standsAt.getTime()) return;
  const content = write({
    rescheduleId: job.rescheduleId,
    appointmentId: found.offer_id ?? found.selection_id,
    profession: booked.profession,
    fromISO: found.from_at.toISOString(),
    toISO: found.to_at.toISOString(),
    answerBy,
    words: calendar ? meetingWords(booked.meeting, { ...booked, side: to }) : [],
    ...booked.people,
    zone: to === 'patient' && found.place ? zoneOfState(found.place) : sydney,
    portalUrl: config.portalUrl,
  });
  const attachments = calendar ? [calendarAttachment(config, booked, { method: calendar, now: now() })] : [];
  const written = await writeEmail({ ...content, foot: footOf(to, config) });
  await mailer.send({ ...written, to: to === 'patient' ? found.patient : found.specialist, id, attachments });
}

const factsOf = (db: Db, rescheduleId: string) =>
  db
    .selectFrom('reschedules as m')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .innerJoin('users as p', 'p.id', 'm.patient_id')
    .innerJoin('specialists as s', 's.id', 'm.specialist_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('selections as r', 'r.id', 'm.selection_id')
    .leftJoin('patient_profiles as f', 'f.user_id', 'm.patient_id')
    .select(['m.selection_id', 'm.booking_id', 'm.from_at', 'm.to_at', 'm.answer_by', 'm.state', 'b.offer_id'])
    .select(orClinicDetail<StateCode>('f.state', 'state', 'r').as('place'))
    .select(['p.email as patient', 'u.email as specialist'])
    .where('m.id', '=', rescheduleId)
    .executeTakeFirstOrThrow();
