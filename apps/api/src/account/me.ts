import { maskNumber } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { FieldEntries } from '../db/columns.ts';
import type { Row } from '../db/schema.ts';
import { decrypt } from '../encryption/encrypt.ts';
import { medicarePlace } from '../encryption/columns.ts';
import type { Ctx, Services } from '../http/context.ts';
import { requirePerson } from '../http/require-role.ts';
import { detailsForBooking, findClinicDetails } from './clinic-details.ts';
import { findProfile } from './find-profile.ts';
import { fieldsOnFile } from './on-file.ts';

/** `GET /auth/me`, with the Medicare or IHI number masked. Partner pages get field names only. */
export async function readMe({ db, config, actor }: Pick<Ctx, 'db' | 'config' | 'actor'>): Promise<Answer<'authMe'>> {
  const { userId } = requirePerson(actor);
  const user = await db
    .selectFrom('users as u')
    .leftJoin('specialists as s', 's.user_id', 'u.id')
    .where('u.id', '=', userId)
    .select(['u.id', 'u.email', 'u.role', 'u.name', 's.id as specialistId', 's.profession'])
    .executeTakeFirstOrThrow();
  const profile = await findProfile(db, config.fieldKeys, userId);
  if ('through' in actor && actor.through !== undefined) {
    const clinic = await findClinicDetails(db, config.fieldKeys, { userId, partnerId: actor.through });
    const known = detailsForBooking(user.name, profile, clinic);
    const role = profile || clinic ? 'patient' : null;
    return {
      userId,
      email: user.email,
      role,
      sides: role === null ? [] : [role],
      name: null,
      specialistId: null,
      profession: null,
      profile: null,
      onFile: fieldsOnFile(known, known),
    };
  }
  return {
    userId: user.id,
    email: user.email,
    role: user.role,
    sides: [
      ...(profile ? (['patient'] as const) : []),
      ...(user.specialistId === null ? [] : (['specialist'] as const)),
      ...(user.role === 'staff' ? (['staff'] as const) : []),
    ],
    name: user.name,
    specialistId: user.specialistId,
    profession: user.profession,
    profile: profile ? readProfile(config.fieldKeys, profile, user.name ?? '') : null,
    ...(profile && { entered: await readEntries(db, profile.entered) }),
  };
}

function readProfile(
  keys: Services['config']['fieldKeys'],
  row: Row<'patient_profiles'>,
  name: string,
): NonNullable<Answer<'authMe'>['profile']> {
  const encrypted = row.medicare_or_ihi_encrypted;
  return {
    name,
    phone: row.phone,
    gender: row.gender,
    dob: row.dob,
    medicareOrIhi: encrypted === null ? null : maskNumber(decrypt(keys, encrypted, medicarePlace(row.user_id))),
    address: addressOf(row),
  };
}

async function readEntries(db: Ctx['db'], entries: FieldEntries): Promise<NonNullable<Answer<'authMe'>['entered']>> {
  const ids = Object.values(entries).flatMap(({ partnerId }) => partnerId ?? []);
  const partners =
    ids.length === 0 ? [] : await db.selectFrom('partners').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(partners.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    Object.entries(entries).map(([field, { at, partnerId }]) => [
      field,
      { at, clinic: partnerId === null ? null : (names.get(partnerId) ?? '') },
    ]),
  );
}

function addressOf({ street, suburb, state, postal_code: postalCode }: Row<'patient_profiles'>) {
  if (street === null || state === null || postalCode === null) return null;
  return { street, ...(suburb === null ? {} : { suburb }), state, postalCode };
}
