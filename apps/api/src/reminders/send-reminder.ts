import { dueReminder, limits, sydney, zoneOfState, type ReminderKind, type StateCode } from '@tele/core';
import * as z from 'zod';
import { orClinicDetail } from '../db/clinic-detail.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import { readEmailPreferences } from '../email-preferences/mine.ts';
import { footOf } from '../emails/foot.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { meetingWords } from '../meetings/meeting-words.ts';
import { meetingOf } from '../meetings/read.ts';
import { defineJob, nameIn } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';
import { dayReminder, hoursReminder } from '../emails/reminder.ts';

export const reminderEmails = { day: dayReminder, hours: hoursReminder } as const satisfies Record<
  ReminderKind,
  typeof dayReminder
>;

const payload = z.object({
  bookingId: z.string(),
  startISO: z.string(),
  reminder: nameIn(reminderEmails),
  side: z.enum(['patient', 'specialist']),
});

/** Retried every ten minutes or sooner for a day: a reminder helps until the appointment starts. */
export const reminderJob = defineJob('reminder', payload, { lane: 'mail', tries: 160, longestDelayMs: 10 * 60_000 });

export async function sendReminder(services: Services, { id, ...job }: Job<z.infer<typeof payload>>): Promise<void> {
  const { db, mailer, config, now } = services;
  const { bookingId, startISO, reminder, side } = job.payload;
  const found = await factsOf(db, bookingId);
  if (found?.status !== 'CONFIRMED' || found.start_at.toISOString() !== startISO) return;
  if (dueReminder(startISO, now()) !== reminder) return;
  const patient = side === 'patient';
  const preferences = await readEmailPreferences(db, patient ? found.patientId : found.specialistUserId);
  if (!(reminder === 'day' ? preferences.dayBefore : preferences.hoursBefore)) return;
  const content = reminderEmails[reminder]({
    startISO,
    zone: patient && found.place ? zoneOfState(found.place) : sydney,
    side,
    profession: found.profession,
    specialistName: found.specialistName,
    patientName: found.personName ?? found.bookerName,
    bookedFor: found.personName,
    keptCents: found.offer_id === null ? limits.bookingFeeCents : found.fee_cents,
    words: meetingWords(meetingOf(found), { side, profession: found.profession, isForOther: found.person_id !== null }),
    apt: found.offer_id ?? found.selection_id,
    portalUrl: config.portalUrl,
  });
  const written = await writeEmail({ ...content, foot: footOf(side, config, 'you have an appointment') });
  await mailer.send({ ...written, to: patient ? found.patient : found.specialist, id });
}

const factsOf = (db: Db, bookingId: string) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('users as p', 'p.id', 'b.patient_id')
    .innerJoin('selections as r', 'r.id', 'b.selection_id')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('patient_profiles as f', 'f.user_id', 'b.patient_id')
    .leftJoin('people as q', 'q.id', 'r.person_id')
    .leftJoin('specialist_meetings as m', 'm.specialist_id', 'b.specialist_id')
    .select(['s.name as specialistName', 'q.name as personName'])
    .select(orClinicDetail<string>('p.name', 'name', 'r').as('bookerName'))
    .select(['b.start_at', 'b.status', 'b.offer_id', 'b.fee_cents', 'b.selection_id', 'r.person_id', 'r.profession'])
    .select(['p.id as patientId', 'p.email as patient', 'u.id as specialistUserId', 'u.email as specialist'])
    .select(orClinicDetail<StateCode>('f.state', 'state', 'r').as('place'))
    .select(['m.way', 'm.video_url', 'm.instructions'])
    .where('b.id', '=', bookingId)
    .executeTakeFirst();
