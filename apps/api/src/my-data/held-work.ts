import type { MyData } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { openContact } from '../encryption/application-contact.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { heldHours } from './held-hours.ts';

/** Listing and work data; nothing about patients. */
export async function heldWork(
  db: Db,
  keys: FieldKeys,
  userId: string,
): Promise<Pick<MyData, 'applications' | 'files' | 'work'>> {
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'profession', 'status', 'created_at', 'details', 'contact_encrypted', 'decision_reason'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const files = await db
    .selectFrom('uploads')
    .select(['kind', 'content_type', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  return {
    applications: applications.map((row) => ({
      profession: row.profession,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      details: openContact(keys, row),
      reason: row.decision_reason,
    })),
    files: files.map((row) => ({
      kind: row.kind,
      contentType: row.content_type,
      createdAt: row.created_at.toISOString(),
    })),
    work: await workOf(db, userId),
  };
}

async function workOf(db: Db, userId: string): Promise<MyData['work']> {
  const row = await db.selectFrom('specialists').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const licences = await db
    .selectFrom('specialist_licences')
    .select(['kind', 'number'])
    .where('specialist_id', '=', row.id)
    .execute();
  const offers = await db
    .selectFrom('offers')
    .select(['fee_cents', 'state', 'created_at'])
    .where('specialist_id', '=', row.id)
    .orderBy('created_at', 'desc')
    .execute();
  const bookings = [...(await bookingsOf(db, row.id, 'CONFIRMED')), ...(await bookingsOf(db, row.id, 'CANCELLED'))];
  const payouts = await db
    .selectFrom('payout_accounts')
    .select('account_id')
    .where('specialist_id', '=', row.id)
    .executeTakeFirst();
  return {
    name: row.name,
    profession: row.profession,
    city: row.city,
    state: row.state,
    subspecialties: row.subspecialties,
    bio: row.bio,
    languages: row.languages,
    gender: row.gender,
    photoUrl: row.photo_url,
    feeFromCents: row.fee_from_cents,
    licences,
    noticeHours: row.notice_hours,
    keepsHalfHour: row.keeps_half_hour,
    usualReply: row.usual_reply,
    ...(await heldHours(db, row.id)),
    offers: offers.map(({ fee_cents: feeCents, state, created_at: at }) => ({
      feeCents,
      state,
      createdAt: at.toISOString(),
    })),
    appointments: bookings.map((one) => ({
      startISO: one.start_at.toISOString(),
      feeCents: one.fee_cents,
      status: one.status,
    })),
    payoutAccount: payouts?.account_id ?? null,
  };
}

/** One index per status. Held reschedule times and claims are not appointments. */
const bookingsOf = (db: Db, specialistId: string, status: 'CONFIRMED' | 'CANCELLED') =>
  db
    .selectFrom('bookings')
    .select(['start_at', 'fee_cents', 'status'])
    .where('specialist_id', '=', specialistId)
    .where('reschedule_id', 'is', null)
    .where('status', '=', sql.lit(status))
    .orderBy('start_at')
    .execute();
