import { maskNumber, type ProfileField } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db, Row } from '../db/schema.ts';
import { encrypt, decrypt } from '../encryption/encrypt.ts';
import { decryptRow, encryptRow } from '../encryption/rows.ts';
import { clinicNumberPlace, medicarePlace } from '../encryption/columns.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx, Services } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { findProfile } from './find-profile.ts';
import { readMe } from './me.ts';
import { fieldsOnFile } from './on-file.ts';

type ClinicDetails = Row<'partner_details'>;
type PendingDetails = Answer<'myClinicDetails'>['items'][number];

export const myClinicDetails: Handler<'myClinicDetails'> = async ({ db, config, actor }) => {
  const { userId } = requirePerson(actor);
  const onFile = await readOnFile(db, config, userId);
  const rows = await db
    .selectFrom('partner_details as d')
    .innerJoin('partners as p', 'p.id', 'd.partner_id')
    .selectAll('d')
    .select('p.name as clinic')
    .where('d.user_id', '=', userId)
    .where('d.dismissed_at', 'is', null)
    .orderBy('d.entered_at', 'desc')
    .execute();
  const items = rows.flatMap((found) => {
    const row = decryptRow(config.fieldKeys, 'partner_details', found);
    const fields = newFields(row, onFile);
    if (fields.length === 0) return [];
    const { id: detailsId, clinic } = row;
    const enteredAt = row.entered_at.toISOString();
    return [{ detailsId, clinic, enteredAt, ...shownDetails(config.fieldKeys, row, fields) }];
  });
  return { items };
};

export const confirmClinicDetails: Handler<'confirmClinicDetails'> = async (ctx, { params, body }) => {
  const { userId } = requirePerson(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    const details = await lockDetails(t, ctx, { userId, id: params.id });
    if (details.entered_at.toISOString() !== body.enteredAt)
      throw new ApiError('STALE', 'These details have changed. Check them again.');
    await addToProfile(t, ctx, details);
    await t.deleteFrom('partner_details').where('id', '=', details.id).execute();
    await writeAudit(t, ctx, { action: 'clinic-details.confirm', subjects: [userId, details.partner_id] });
  });
  return readMe({ ...ctx, actor: { ...requirePerson(ctx.actor), patient: true } });
};

export const dismissClinicDetails: Handler<'dismissClinicDetails'> = async (ctx, { params }) => {
  const { userId } = requirePerson(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    const details = await lockDetails(t, ctx, { userId, id: params.id });
    await t.updateTable('partner_details').set({ dismissed_at: ctx.now() }).where('id', '=', details.id).execute();
    await writeAudit(t, ctx, { action: 'clinic-details.dismiss', subjects: [userId, details.partner_id] });
  });
  return { ok: true };
};

async function lockDetails(
  t: Tx,
  { config }: Pick<Ctx, 'config'>,
  { userId, id }: { userId: string; id: string },
): Promise<ClinicDetails> {
  await t.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const details = await t
    .selectFrom('partner_details')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst();
  if (!details) throw new ApiError('NOT_FOUND', 'Details not found');
  return decryptRow(config.fieldKeys, 'partner_details', details);
}

async function readOnFile(db: Db, { fieldKeys }: Services['config'], userId: string): Promise<ProfileField[]> {
  const user = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  const profile = await findProfile(db, fieldKeys, userId);
  return fieldsOnFile(user, profile);
}

const newFields = (details: ClinicDetails, onFile: readonly ProfileField[]): ProfileField[] =>
  fieldsOnFile(details, details).filter((field) => !onFile.includes(field));

function shownDetails(keys: Services['config']['fieldKeys'], row: ClinicDetails, fields: readonly ProfileField[]) {
  const has = (field: ProfileField): boolean => fields.includes(field);
  const { street, suburb, state, postal_code: postalCode, medicare_or_ihi_encrypted: encrypted } = row;
  const address: PendingDetails['address'] =
    has('address') && street && state && postalCode ? { street, ...(suburb && { suburb }), state, postalCode } : null;
  return {
    name: has('name') ? row.name : null,
    phone: has('phone') ? row.phone : null,
    gender: has('gender') ? row.gender : null,
    dob: has('dob') ? row.dob : null,
    medicareOrIhi:
      has('medicareOrIhi') && encrypted !== null
        ? maskNumber(decrypt(keys, encrypted, clinicNumberPlace(row.id)))
        : null,
    address,
  };
}

async function addToProfile(t: Tx, { config, now }: Ctx, details: ClinicDetails): Promise<void> {
  const { id, user_id: userId, partner_id: partnerId, medicare_or_ihi_encrypted: encrypted } = details;
  const fields = newFields(details, await readOnFile(t, config, userId));
  const at = details.entered_at.toISOString();
  const entered = Object.fromEntries(fields.map((field) => [field, { at, partnerId }]));
  const before = await findProfile(t, config.fieldKeys, userId);
  const pick = <T>(field: ProfileField, columns: T): T | undefined => (fields.includes(field) ? columns : undefined);
  const added = {
    ...pick('gender', { gender: details.gender }),
    ...pick('address', {
      suburb: details.suburb,
      state: details.state,
      postal_code: details.postal_code,
    }),
    ...(fields.includes('medicareOrIhi') &&
      encrypted !== null && {
        medicare_or_ihi_encrypted: encrypt(
          config.fieldKeys,
          decrypt(config.fieldKeys, encrypted, clinicNumberPlace(id)),
          medicarePlace(userId),
        ),
      }),
    ...encryptRow(
      config.fieldKeys,
      { table: 'patient_profiles', id: userId },
      {
        phone: before?.phone ?? details.phone ?? '',
        dob: fields.includes('dob') ? details.dob : undefined,
        street: fields.includes('address') ? details.street : undefined,
      },
    ),
    entered: JSON.stringify({ ...before?.entered, ...entered }),
    updated_at: now(),
  };
  if (fields.includes('name'))
    await t.updateTable('users').set({ name: details.name }).where('id', '=', userId).execute();
  const none = { phone: '', gender: null, medicare_or_ihi_encrypted: null } as const;
  const noPlace = { suburb: null, state: null, postal_code: null };
  await t
    .insertInto('patient_profiles')
    .values({ user_id: userId, ...none, ...noPlace, ...added })
    .onConflict((row) => row.column('user_id').doUpdateSet(added))
    .execute();
}
