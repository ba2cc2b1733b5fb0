import { specialtiesOf, type ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export async function readSpecialties(
  db: Db,
  profession: ProfessionId,
): Promise<Answer<'professionSpecialties'>['items']> {
  const specialties = specialtiesOf(profession);
  const { rows } = await sql<{ name: string }>`
    select one.name from unnest(${specialties.map(({ name }) => name)}::text[]) as one (name)
    where exists (
      select from specialist_specialties x where x.listed and x.main and x.profession = ${profession} and x.specialty = one.name
    )`.execute(db);
  const found = new Set(rows.map(({ name }) => name));
  return specialties.map(({ name, group }) => ({ name, group, available: found.has(name) }));
}
