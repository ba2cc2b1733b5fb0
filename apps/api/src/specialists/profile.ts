import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { shownFacts } from './shown-facts.ts';

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
    ...shownFacts(row),
    version: String(row.profile_version),
    profession: row.profession,
    profileType: row.profile_type,
    specialties: specialties.map(({ specialty }) => specialty),
    licences,
    languages: row.languages,
    feeFromCents: row.fee_from_cents,
  };
}
