import type { MyData } from '@tele/core';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import { unseal } from '../db/seal.ts';
import { medicarePlace, personNumberPlace, type Place } from '../db/sealed-columns.ts';

type Keys = Config['fieldKeys'];

/** The account itself, its profile, and whom it books for; numbers opened. */
export async function heldAccount(db: Db, { fieldKeys }: Pick<Config, 'fieldKeys'>, userId: string) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const signIns = await db.selectFrom('identities').select('created_at').where('user_id', '=', userId).execute();
  const clinics = await db
    .selectFrom('partner_sessions as s')
    .innerJoin('partners as p', 'p.id', 's.partner_id')
    .select(['p.name', 's.expires_at'])
    .where('s.user_id', '=', userId)
    .execute();
  const letters = await db
    .selectFrom('letter_choices')
    .select(['day_before as dayBefore', 'hours_before as hoursBefore'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const sent = await db
    .selectFrom('sent_letters')
    .select(['subject', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('sent_at', 'desc')
    .execute();
  return {
    letters: letters ?? null,
    lettersSent: sent.map(({ subject, sent_at: at }) => ({ subject, at: at.toISOString() })),
    account: {
      userId,
      email: user.email,
      name: user.name,
      role: user.role,
      since: user.created_at.toISOString(),
    },
    profile: await profileOf(db, fieldKeys, userId),
    people: await peopleOf(db, fieldKeys, userId),
    cards: await cardsOf(db, userId),
    signIns: signIns.map(({ created_at: at }) => ({ since: at.toISOString() })),
    clinics: clinics.map(({ name, expires_at: at }) => ({ name, until: at.toISOString() })),
  };
}

async function profileOf(db: Db, keys: Keys, userId: string): Promise<MyData['profile']> {
  const row = await db.selectFrom('patient_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { street, suburb, state, postal_code: postalCode } = row;
  const whole = street !== null && state !== null && postalCode !== null;
  return {
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    medicareOrIhi: opened(keys, row.medicare_or_ihi_sealed, medicarePlace(userId)),
    address: whole ? { street, ...(suburb !== null && { suburb }), state, postalCode } : null,
  };
}

/** Those removed too, who are still held. */
async function peopleOf(db: Db, keys: Keys, userId: string): Promise<MyData['people']> {
  const rows = await db.selectFrom('people').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  return rows.map((row) => ({
    name: row.name,
    relation: row.relation,
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    medicareOrIhi: opened(keys, row.medicare_or_ihi_sealed, personNumberPlace(row.id)),
    consentedAt: row.consented_at.toISOString(),
    removedAt: row.removed_at?.toISOString() ?? null,
  }));
}

async function cardsOf(db: Db, userId: string): Promise<MyData['cards']> {
  const rows = await db
    .selectFrom('saved_cards')
    .select(['brand', 'last4', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute();
  return rows.map(({ brand, last4, saved_at: at }) => ({ brand, last4, savedAt: at.toISOString() }));
}

const opened = (keys: Keys, sealed: string | null, place: Place): string | null =>
  sealed === null ? null : unseal(keys, sealed, place);
