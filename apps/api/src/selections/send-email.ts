import {
  declineReplyTexts,
  sydney,
  zoneOfState,
  type DeclineReply,
  type FeeAgreement,
  type ProfessionId,
  type StateCode,
} from '@tele/core';
import { sql } from 'kysely';
import { orClinicDetail } from '../db/clinic-detail.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import { footOf } from '../emails/foot.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { calendarAttachment } from '../meetings/calendar-attachment.ts';
import { meetingWords } from '../meetings/meeting-words.ts';
import { bookedBySelection, type Booked } from '../meetings/read-booked.ts';
import type { AskedSpecialist } from '../emails/request-facts.ts';
import { calendarOf, emails, type EmailName } from './emails-by-name.ts';
import type { EmailJob } from './send-later.ts';

/** Skips outdated emails. The outbox ID is the Message-ID: retries can be recognised. */
export async function sendEmail({ db, mailer, config, now }: Services, id: string, job: EmailJob): Promise<void> {
  const { email: name, selectionId, specialistId } = job;
  const booked = await bookedBySelection(db, selectionId);
  const reader = specialistId
    ? await readSpecialist(db, selectionId, specialistId)
    : await readPatient(db, selectionId, booked);
  if (isOver(name, reader, { booked, now: now() })) return;
  const side = specialistId ? 'specialist' : 'patient';
  const { email, slot, feeCents, answerBy, candidates, agreed, profession, replies, bookedFor, zone } = reader;
  const method = calendarOf[name];
  const content = emails[name]({
    // The booking may have been rescheduled since the request.
    slotISO: (method && booked ? booked.startAt : slot)?.toISOString() ?? null,
    feeCents,
    profession,
    selectionId,
    answerBy: answerBy?.toISOString() ?? null,
    candidates,
    agreed,
    replies: replies.map((reply) => declineReplyTexts[reply]),
    words: booked && method === 'PUBLISH' ? meetingWords(booked.meeting, { ...booked, side }) : [],
    ...(booked?.people ?? { specialistName: null, patientName: null, bookedFor }),
    zone,
    portalUrl: config.portalUrl,
  });
  const written = await writeEmail({ ...content, foot: footOf(side, config) });
  const attachments = booked && method ? [calendarAttachment(config, booked, { method, now: now() })] : [];
  await mailer.send({ ...written, to: email, id, attachments });
}

function isOver(
  email: EmailName,
  { status, state, slot, answerBy }: Reader,
  { booked, now }: { booked: Booked | undefined; now: Date },
): boolean {
  const hasPassed = (at: Date | null): boolean => at !== null && at <= now;
  if (email === 'newRequest') return status !== 'PENDING' || hasPassed(slot) || hasPassed(answerBy);
  if (email === 'received') return state !== 'OPEN' || hasPassed(answerBy);
  return calendarOf[email] === 'PUBLISH' && booked?.status === 'CANCELLED';
}

interface Reader {
  email: string;
  slot: Date | null;
  feeCents: number | null;
  profession: ProfessionId;
  status: string | null;
  state: string | null;
  answerBy: Date | null;
  candidates: readonly AskedSpecialist[];
  agreed: FeeAgreement;
  replies: readonly DeclineReply[];
  bookedFor: string | null;
  zone: string;
}

async function readSpecialist(db: Db, selectionId: string, specialistId: string): Promise<Reader> {
  const row = await db
    .selectFrom('candidates as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('selections as r', 'r.id', 'c.selection_id')
    .select(['u.email', 'c.start_at', 'c.fee_cents', 'c.status', 'r.expires_at'])
    .select(['r.profession', 'r.fee_cap_cents', 'r.any_fee'])
    .where('c.selection_id', '=', selectionId)
    .where('c.specialist_id', '=', specialistId)
    .executeTakeFirstOrThrow();
  const { email, start_at: slot, fee_cents: feeCents, status, expires_at: answerBy, profession } = row;
  const agreed = { feeCapCents: row.fee_cap_cents, anyFee: row.any_fee };
  return {
    email,
    slot,
    feeCents,
    status,
    state: null,
    answerBy,
    candidates: [],
    agreed,
    profession,
    replies: [],
    bookedFor: null,
    zone: sydney,
  };
}

async function readPatient(db: Db, selectionId: string, booked: Booked | undefined): Promise<Reader> {
  const row = await db
    .selectFrom('selections as s')
    .innerJoin('users as u', 'u.id', 's.patient_id')
    .leftJoin('patient_profiles as f', 'f.user_id', 's.patient_id')
    .leftJoin('people as q', 'q.id', 's.person_id')
    .select(['u.email', 's.state', 's.expires_at'])
    .select(orClinicDetail<StateCode>('f.state', 'state', 's').as('place'))
    .select(['s.profession', 's.fee_cap_cents', 's.any_fee', 'q.name as bookedFor'])
    .select(
      sql<DeclineReply[]>`(select coalesce(array_agg(distinct c.reply), '{}') from candidates c
        where c.selection_id = s.id and c.reply is not null)`.as('replies'),
    )
    .where('s.id', '=', selectionId)
    .executeTakeFirstOrThrow();
  return {
    email: row.email,
    slot: booked?.startAt ?? null,
    feeCents: booked?.feeCents ?? null,
    profession: row.profession,
    status: null,
    state: row.state,
    answerBy: row.expires_at,
    candidates: await readSpecialists(db, selectionId),
    agreed: { feeCapCents: row.fee_cap_cents, anyFee: row.any_fee },
    replies: row.replies,
    bookedFor: row.bookedFor,
    zone: row.place ? zoneOfState(row.place) : sydney,
  };
}

async function readSpecialists(db: Db, selectionId: string): Promise<AskedSpecialist[]> {
  const rows = await db
    .selectFrom('candidates as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .select(['s.name', 'c.start_at', 'c.fee_from_cents'])
    .where('c.selection_id', '=', selectionId)
    .where('c.status', '=', 'PENDING')
    .orderBy('c.start_at')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    slotISO: row.start_at.toISOString(),
    feeFromCents: row.fee_from_cents,
  }));
}
