import type { Licence } from '@tele/core';
import type { Db } from '../db/schema.ts';

export async function practisedBy(
  db: Db,
  specialistId: string,
): Promise<{ specialties: string[]; licences: Licence[] }> {
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
  return { specialties: specialties.map(({ specialty }) => specialty), licences };
}
