import type { Db } from '../db/schema.ts';

export async function namesOf(db: Db, personIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(personIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export function whomFor(names: ReadonlyMap<string, string>, personId: string | null) {
  const name = personId === null ? undefined : names.get(personId);
  return personId === null || name === undefined ? {} : { person: { personId, name } };
}
