import { maskNumber } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Row } from '../db/schema.ts';
import { medicarePlace, unseal } from '../db/seal.ts';
import type { Services } from '../http/context.ts';

/** The account as its owner reads it (`GET /auth/me`); the Medicare or IHI number comes masked. */
export async function readMe(
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<Answer<'authMe'>> {
  const user = await db
    .selectFrom('users as u')
    .leftJoin('specialists as s', 's.user_id', 'u.id')
    .where('u.id', '=', userId)
    .select(['u.id', 'u.email', 'u.role', 'u.name', 's.id as specialistId', 's.profession'])
    .executeTakeFirstOrThrow();
  const profile = await db.selectFrom('patient_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return {
    userId: user.id,
    email: user.email,
    role: user.role,
    name: user.name,
    specialistId: user.specialistId,
    profession: user.profession,
    profile: profile ? readProfile(config.fieldKeys, profile, user.name ?? '') : null,
  };
}

function readProfile(
  keys: Services['config']['fieldKeys'],
  row: Row<'patient_profiles'>,
  name: string,
): NonNullable<Answer<'authMe'>['profile']> {
  const sealed = row.medicare_or_ihi_sealed;
  return {
    name,
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    medicareOrIhi: sealed === null ? null : maskNumber(unseal(keys, sealed, medicarePlace(row.user_id))),
    address: addressOf(row),
  };
}

/** Null unless street, state and postcode are all there. */
function addressOf({ street, suburb, state, postal_code: postalCode }: Row<'patient_profiles'>) {
  if (street === null || state === null || postalCode === null) return null;
  return { street, ...(suburb === null ? {} : { suburb }), state, postalCode };
}
