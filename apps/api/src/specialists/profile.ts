import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';

export const myProfile: Handler<'mySpecialistProfile'> = ({ db, actor }) =>
  readProfile(db, requireSpecialist(actor).specialistId);

export async function readProfile(db: Db, specialistId: string): Promise<Answer<'mySpecialistProfile'>> {
  const row = await db.selectFrom('specialists').selectAll().where('id', '=', specialistId).executeTakeFirstOrThrow();
  const specialties = await db
    .selectFrom('specialist_specialties')
    .select('specialty')
    .where('specialist_id', '=', specialistId)
    .where('main', '=', true)
    .orderBy('specialty')
    .execute();
  const licences = await db
    .selectFrom('specialist_licences')
    .select(['kind', 'number'])
    .where('specialist_id', '=', specialistId)
    .orderBy('kind')
    .execute();
  return {
    specialistId,
    version: String(row.profile_version),
    name: row.name,
    profession: row.profession,
    profileType: row.profile_type,
    specialties: specialties.map(({ specialty }) => specialty),
    licences,
    photoUrl: row.photo_url,
    photoSmallUrl: row.photo_small_url,
    location: { city: row.city, state: row.state },
    bio: row.bio,
    subspecialties: row.subspecialties,
    languages: row.languages,
    feeFromCents: row.fee_from_cents,
  };
}
