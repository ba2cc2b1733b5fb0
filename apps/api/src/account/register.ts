import { birthDateRule, dayKey, faultText, profileFields, sydney, type ProfileField } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import type { FieldEntries } from '../db/columns.ts';
import { encrypt } from '../encryption/encrypt.ts';
import { encryptRow } from '../encryption/rows.ts';
import { medicarePlace } from '../encryption/columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { sendSecurityEmailLater } from '../security-emails/send.ts';
import { detailsForBooking, findClinicDetails, saveClinicDetails } from './clinic-details.ts';
import { detailColumns, encryptedDetails, type ProfileBody } from './detail-columns.ts';
import { findProfile } from './find-profile.ts';
import { fieldsOnFile } from './on-file.ts';

type Body = BodyParsed<'registerUser'>;

const nothing = {
  gender: null,
  medicare_or_ihi_encrypted: null,
  suburb: null,
  state: null,
  postal_code: null,
};

/** Saves the patient profile. Partner pages only fill gaps; a clinic's details wait for confirmation. */
export async function registerPatient(ctx: Ctx, body: Body): Promise<void> {
  const { actor } = ctx;
  const { userId, through, vouched } = requirePerson(actor);
  if (body.role === 'specialist') {
    throw new ApiError('FORBIDDEN', 'You can use a specialist account once your application is approved.');
  }
  if (body.dob) requireBorn(body.dob, ctx.now());
  await inTransaction(ctx.db, async (t) => {
    const user = await t
      .selectFrom('users')
      .select(['name', 'role'])
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    const { fieldKeys } = ctx.config;
    const profile = await findProfile(t, fieldKeys, userId);
    const clinic =
      through === undefined ? undefined : await findClinicDetails(t, fieldKeys, { userId, partnerId: through });
    const known = vouched
      ? detailsForBooking(user.name, profile, clinic)
      : detailsForBooking(user.name, profile, undefined);
    const given = through === undefined ? body : withoutFields(body, fieldsOnFile(known, known));
    const { name, phone } = requireReachable({ name: given.name ?? known.name, phone: given.phone ?? known.phone });
    const role = user.role ?? 'patient';
    if (vouched && through !== undefined) {
      await t.updateTable('users').set({ role }).where('id', '=', userId).execute();
      await saveClinicDetails(t, ctx, { userId, partnerId: through, before: clinic, body: given });
      await writeAudit(t, ctx, { action: 'clinic-details.save', subjects: [userId, through] });
      return;
    }
    const entered = { ...profile?.entered, ...entriesOf(given, { at: ctx.now(), partnerId: through ?? null }) };
    const details = {
      ...columnsOf(ctx, userId, { ...given, phone }),
      entered: JSON.stringify(entered),
      updated_at: ctx.now(),
    };
    await t.updateTable('users').set({ name, role }).where('id', '=', userId).execute();
    await t
      .insertInto('patient_profiles')
      .values({ user_id: userId, phone: '', ...nothing, ...details })
      .onConflict((row) => row.column('user_id').doUpdateSet(details))
      .execute();
    await writeAudit(t, ctx, { action: 'patient-profile.save', subjects: [userId] });
    if (profile && profile.phone !== phone)
      await sendSecurityEmailLater(t, { userId, email: 'phoneChanged' }, ctx.now());
  });
}

function entriesOf(given: ProfileBody, { at, partnerId }: { at: Date; partnerId: string | null }): FieldEntries {
  const fields = profileFields.filter((field) => given[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, { at: at.toISOString(), partnerId }]));
}

function withoutFields(body: ProfileBody, fields: readonly ProfileField[]): ProfileBody {
  const left = Object.entries(body).filter(([field]) => !fields.some((one) => one === field));
  return { role: body.role, ...Object.fromEntries(left) };
}

function requireReachable(known: { name: string | null; phone: string | null }) {
  const { name, phone } = known;
  if (name !== null && phone !== null) return { name, phone };
  const text = 'This field is required.';
  const fields = { ...(name === null && { name: text }), ...(phone === null && { phone: text }) };
  throw new ApiError('INVALID_INPUT', text, { fields });
}

function columnsOf({ config }: Pick<Ctx, 'config'>, userId: string, given: ProfileBody) {
  const { medicareOrIhi } = given;
  const encrypted = medicareOrIhi && encrypt(config.fieldKeys, medicareOrIhi, medicarePlace(userId));
  const details = { phone: given.phone, ...encryptedDetails(given) };
  return {
    ...detailColumns(given),
    ...encryptRow(config.fieldKeys, { table: 'patient_profiles', id: userId }, details),
    ...(encrypted !== undefined && { medicare_or_ihi_encrypted: encrypted }),
  };
}

/** The schema cannot check this: it does not know today's date. */
function requireBorn(dob: string, now: Date): void {
  const text = faultText(birthDateRule(dayKey(now.toISOString(), sydney)), dob);
  if (text !== undefined) throw new ApiError('INVALID_INPUT', text, { fields: { dob: text } });
}
