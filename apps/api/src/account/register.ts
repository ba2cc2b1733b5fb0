import { birthDateRule, dayKey, faultText, sydney, type ProfileField } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { seal } from '../db/seal.ts';
import { medicarePlace } from '../db/sealed-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { requirePerson } from '../http/require-role.ts';
import { fieldsOnFile } from './on-file.ts';
import { writeAudit } from '../http/write-audit.ts';

type Body = BodyParsed<'registerUser'>;
type Profile = Extract<Body, { role: 'patient' }>;

const nothing = {
  gender: null,
  dob: null,
  medicare_or_ihi_sealed: null,
  street: null,
  suburb: null,
  state: null,
  postal_code: null,
};

/**
 * Creates or changes the patient profile of the person signed in, whatever other sides they have (product.md 'Roles and identity'). On a partner's page
 * what is on file stays: only what is missing is taken.
 */
export async function registerPatient(ctx: Ctx, body: Body): Promise<void> {
  const { actor } = ctx;
  const { userId } = requirePerson(actor);
  if (body.role === 'specialist') {
    throw new ApiError('FORBIDDEN', 'Specialist accounts are opened once an application has been approved.');
  }
  if (body.dob) requireBorn(body.dob, ctx.now());
  const onPage = 'through' in actor && actor.through !== undefined;
  await inTransaction(ctx.db, async (t) => {
    const user = await t
      .selectFrom('users')
      .select(['name', 'role'])
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    const profile = await t.selectFrom('patient_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
    const given = onPage ? withoutFields(body, fieldsOnFile(user, profile)) : body;
    const { name, phone } = requireReachable({ name: given.name ?? user.name, phone: given.phone ?? profile?.phone });
    const details = { ...columnsOf(ctx, userId, given), phone, updated_at: ctx.now() };
    await t
      .updateTable('users')
      .set({ name, role: user.role ?? 'patient' })
      .where('id', '=', userId)
      .execute();
    await t
      .insertInto('patient_profiles')
      .values({ user_id: userId, ...nothing, ...details })
      .onConflict((row) => row.column('user_id').doUpdateSet(details))
      .execute();
    await writeAudit(t, ctx, { action: 'patient-profile.save', subjects: [userId] });
  });
}

function withoutFields(body: Profile, fields: readonly ProfileField[]): Profile {
  const left = Object.entries(body).filter(([field]) => !fields.some((one) => one === field));
  return { role: body.role, ...Object.fromEntries(left) };
}

/** Every category needs a name and a phone. */
function requireReachable(known: { name: string | null; phone: string | undefined }) {
  const { name, phone } = known;
  if (name !== null && phone !== undefined) return { name, phone };
  const text = 'This field is required.';
  const fields = { ...(name === null && { name: text }), ...(phone === undefined && { phone: text }) };
  throw new ApiError('INVALID_INPUT', text, { fields });
}

/** Left out keeps what is there, null removes it. */
function columnsOf({ config }: Pick<Ctx, 'config'>, userId: string, given: Profile) {
  const { medicareOrIhi, gender, dob, address } = given;
  const sealed = medicareOrIhi && seal(config.fieldKeys, medicareOrIhi, medicarePlace(userId));
  return {
    ...(gender !== undefined && { gender }),
    ...(dob !== undefined && { dob }),
    ...(sealed !== undefined && { medicare_or_ihi_sealed: sealed }),
    ...(address !== undefined && addressColumns(address)),
  };
}

function addressColumns(address: NonNullable<Profile['address']> | null) {
  return {
    street: address?.street ?? null,
    suburb: address?.suburb || null,
    state: address?.state ?? null,
    postal_code: address?.postalCode ?? null,
  };
}

/** What the schema cannot say, for it knows no today. */
function requireBorn(dob: string, now: Date): void {
  const text = faultText(birthDateRule(dayKey(now.toISOString(), sydney)), dob);
  if (text !== undefined) throw new ApiError('INVALID_INPUT', text, { fields: { dob: text } });
}
