import { specialtiesOf, type ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';

/** The specialties of a profession in the catalogue's order, each with the number of its approved specialists. */
export async function readSpecialties(
  db: Db,
  profession: ProfessionId,
): Promise<Answer<'professionSpecialties'>['items']> {
  const rows = await db
    .selectFrom('specialist_specialties')
    .where('profession', '=', profession)
    .where('listed', '=', true)
    .groupBy('specialty')
    .select(['specialty', (row) => row.fn.countAll<string>().as('count')])
    .execute();
  const counts = new Map(rows.map((row) => [row.specialty, Number(row.count)]));
  return specialtiesOf(profession).map(({ name, group }) => ({ name, group, specialists: counts.get(name) ?? 0 }));
}
