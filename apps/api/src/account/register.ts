import { birthDateRule, dayKey, faultText, sydney } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { medicarePlace, seal } from '../db/seal.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { requirePerson } from '../http/require-role.ts';
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

/** Creates or changes the patient profile of the person signed in, who thereby is a patient (product.md 'Roles'); a specialist who was one before stays both. */
export async function registerPatient(ctx: Ctx, body: Body): Promise<void> {
  const { userId } = requirePerson(ctx.actor);
  const also = ctx.actor.type === 'specialist' && ctx.actor.alsoPatient === true;
  if (ctx.actor.type === 'specialist' && !also) {
    throw new ApiError(
      'FORBIDDEN',
      'This account is a specialist’s. Sign in with another e-mail to book as a patient.',
    );
  }
  if (ctx.actor.type === 'staff') {
    throw new ApiError('FORBIDDEN', 'This account is for staff. Sign in with another e-mail to book as a patient.');
  }
  if (body.role === 'specialist') {
    throw new ApiError('FORBIDDEN', 'Specialist accounts are opened once an application has been approved.');
  }
  const { phone, medicareOrIhi } = body;
  if (body.dob) requireBorn(body.dob, ctx.now());
  const sealed = medicareOrIhi && seal(ctx.config.fieldKeys, medicareOrIhi, medicarePlace(userId));
  const details = {
    phone,
    updated_at: ctx.now(),
    // Left out keeps what is there, null removes it.
    ...(body.gender !== undefined && { gender: body.gender }),
    ...(body.dob !== undefined && { dob: body.dob }),
    ...(sealed !== undefined && { medicare_or_ihi_sealed: sealed }),
    ...(body.address !== undefined && addressColumns(body.address)),
  };
  await inTransaction(ctx.db, async (t) => {
    await t
      .updateTable('users')
      .set(also ? { name: body.name } : { name: body.name, role: 'patient' })
      .where('id', '=', userId)
      .where((row) => row.or([row('role', 'is', null), row('role', '=', also ? 'specialist' : 'patient')]))
      .executeTakeFirstOrThrow();
    await t
      .insertInto('patient_profiles')
      .values({ user_id: userId, ...nothing, ...details })
      .onConflict((row) => row.column('user_id').doUpdateSet(details))
      .execute();
    await writeAudit(t, ctx, { action: 'patient-profile.save', subjects: [userId] });
  });
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
