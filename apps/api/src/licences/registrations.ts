import { sql } from 'kysely';
import { licenceKind, loadCategory, type Licence, type ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';

type Registration = Answer<'specialistPage'>['registrations'][number];

/** A specialist's licences as JSON, in an SQL query on `specialistId`, a column. */
export const licencesOf = (specialistId: string) => sql<Licence[] | null>`
  (select json_agg(json_build_object('kind', l.kind, 'number', l.number) order by l.kind)
    from specialist_licences l where l.specialist_id = ${sql.ref(specialistId)})`;

/** Licences with a public register. */
export async function registrationsOf(
  profession: ProfessionId,
  licences: readonly Licence[] | null,
): Promise<Registration[]> {
  if (!licences || licences.length === 0) return [];
  const category = await loadCategory(profession);
  return licences.flatMap(({ kind, number }): Registration[] => {
    const found = licenceKind(category, kind);
    if (!found || found.register.url === null) return [];
    return [{ label: found.number.label, number, register: { name: found.register.name, url: found.register.url } }];
  });
}
