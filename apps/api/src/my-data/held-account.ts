import type { MyData } from '@tele/core';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Db, Row } from '../db/schema.ts';
import { findProfile } from '../account/find-profile.ts';
import { decrypt } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';
import { clinicNumberPlace, medicarePlace, personNumberPlace, type Place } from '../encryption/columns.ts';
import { processorsOf } from './processors.ts';
import { shownCard } from '../ledger/shown-card.ts';

type Keys = Config['fieldKeys'];

export async function heldAccount(db: Db, config: Config, { userId, now }: { userId: string; now: Date }) {
  const { fieldKeys } = config;
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const signIns = await db.selectFrom('identities').select('created_at').where('user_id', '=', userId).execute();
  const devices = await db
    .selectFrom('sessions')
    .select(['device', 'signed_in_at', 'seen_at'])
    .where('user_id', '=', userId)
    .orderBy('signed_in_at', 'desc')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'added_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .execute();
  const preferences = await db
    .selectFrom('email_preferences')
    .select(['day_before as dayBefore', 'hours_before as hoursBefore'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const sent = await db
    .selectFrom('sent_emails')
    .select(['subject', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('sent_at', 'desc')
    .execute();
  return {
    emailPreferences: preferences ?? null,
    emailsSent: sent.map(({ subject, sent_at: at }) => ({ subject, at: at.toISOString() })),
    account: {
      userId,
      email: user.email,
      name: user.name,
      role: user.role,
      since: user.created_at.toISOString(),
    },
    profile: await profileOf(db, fieldKeys, userId),
    clinicDetails: await clinicDetailsOf(db, fieldKeys, userId),
    people: await peopleOf(db, fieldKeys, userId),
    cards: await cardsOf(db, userId),
    signIns: signIns.map(({ created_at: at }) => ({ since: at.toISOString() })),
    devices: devices.map(({ device, signed_in_at: at, seen_at: seen }) => ({
      device,
      since: at.toISOString(),
      seenAt: seen.toISOString(),
    })),
    passkeys: passkeys.map(({ name, added_at: at, used_at: used }) => ({
      name,
      createdAt: at.toISOString(),
      seenAt: used?.toISOString() ?? null,
    })),
    clinics: await clinicsOf(db, { userId, now }),
    processors: processorsOf(config).map(({ name, purpose }) => ({ name, purpose })),
  };
}

async function clinicsOf(db: Db, { userId, now }: { userId: string; now: Date }): Promise<MyData['clinics']> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select p.name, max(used.at) as at
    from (
      select partner_id, at from partner_visits where user_id = ${userId}
      union all select partner_id, least(coalesce(ended_at, expires_at), ${now}) from partner_sessions
        where user_id = ${userId}
      union all select partner_id, at from disconnected_partners where user_id = ${userId}
      union all select partner_id, entered_at from partner_details where user_id = ${userId}
      union all select partner_id, created_at from selections where patient_id = ${userId}
    ) used
    join partners p on p.id = used.partner_id
    group by p.id, p.name order by 2 desc, 1`.execute(db);
  return rows.map(({ name, at }) => ({ name, at: at.toISOString() }));
}

async function profileOf(db: Db, keys: Keys, userId: string): Promise<MyData['profile']> {
  const row = await findProfile(db, keys, userId);
  if (!row) return null;
  return {
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    medicareOrIhi: open(keys, row.medicare_or_ihi_encrypted, medicarePlace(userId)),
    address: addressOf(row),
  };
}

async function clinicDetailsOf(db: Db, keys: Keys, userId: string): Promise<MyData['clinicDetails']> {
  const rows = await db
    .selectFrom('partner_details as d')
    .innerJoin('partners as p', 'p.id', 'd.partner_id')
    .selectAll('d')
    .select('p.name as clinic')
    .where('d.user_id', '=', userId)
    .orderBy('d.entered_at')
    .execute();
  const opened = rows.map((row) => decryptRow(keys, 'partner_details', row));
  return opened.map((row) => ({
    clinic: row.clinic,
    enteredAt: row.entered_at.toISOString(),
    name: row.name,
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    medicareOrIhi: open(keys, row.medicare_or_ihi_encrypted, clinicNumberPlace(row.id)),
    address: addressOf(row),
  }));
}

function addressOf({
  street,
  suburb,
  state,
  postal_code: postalCode,
}: Pick<Row<'partner_details'>, 'street' | 'suburb' | 'state' | 'postal_code'>) {
  if (street === null || state === null || postalCode === null) return null;
  return { street, ...(suburb !== null && { suburb }), state, postalCode };
}

async function peopleOf(db: Db, keys: Keys, userId: string): Promise<MyData['people']> {
  const rows = await db.selectFrom('people').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();
  const opened = rows.map((row) => decryptRow(keys, 'people', row));
  return opened.map((row) => ({
    name: row.name,
    relation: row.relation,
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    medicareOrIhi: open(keys, row.medicare_or_ihi_encrypted, personNumberPlace(row.id)),
    consentedAt: row.consented_at.toISOString(),
    removedAt: row.removed_at?.toISOString() ?? null,
  }));
}

async function cardsOf(db: Db, userId: string): Promise<MyData['cards']> {
  const rows = await db
    .selectFrom('saved_cards')
    .select(['brand', 'last4', 'wallet', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute();
  return rows.map((card) => ({ ...shownCard(card), savedAt: card.saved_at.toISOString() }));
}

const open = (keys: Keys, encrypted: string | null, place: Place): string | null =>
  encrypted === null ? null : decrypt(keys, encrypted, place);
