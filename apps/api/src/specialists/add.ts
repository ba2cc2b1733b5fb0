import { licenceKind, licensedStates, loadCategory, type Category, type Licence, type ProfessionId } from '@tele/core';
import type { NewRow } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

export interface NewSpecialist {
  profile: NewRow<'specialists'>;
  specialties: readonly string[];
  licences: readonly Licence[];
}

/** Lists each specialty in its licences' states where location matters, else in the address's state. */
export async function addSpecialists(t: Tx, people: readonly NewSpecialist[]): Promise<void> {
  const professions = [...new Set(people.map(({ profile }) => profile.profession))];
  const loaded = await Promise.all(professions.map(async (one) => [one, await loadCategory(one)] as const));
  const categories = new Map<ProfessionId, Category>(loaded);
  const rowsOf = <T>(make: (person: NewSpecialist, category: Category) => T[]): T[] =>
    people.flatMap((person) => make(person, categories.get(person.profile.profession) as Category));

  await t
    .insertInto('specialists')
    .values(people.map(({ profile }) => profile))
    .execute();
  await t.insertInto('specialist_specialties').values(rowsOf(specialtyRows)).execute();
  const licences = rowsOf(licenceRows);
  if (licences.length > 0) await t.insertInto('specialist_licences').values(licences).execute();
}

function specialtyRows({ profile, specialties, licences }: NewSpecialist, category: Category) {
  return specialties.toSorted().flatMap((specialty): NewRow<'specialist_specialties'>[] => {
    const row = { specialist_id: profile.id, profession: profile.profession, specialty };
    const states = licensedStates(category, specialty, licences);
    const main = states.find((state) => state === profile.state) ?? states[0];
    if (main === undefined) return [{ ...row, by_licence: false, main: true }];
    return states.map((state) => ({ ...row, state, by_licence: true, main: state === main }));
  });
}

function licenceRows({ profile, licences }: NewSpecialist, category: Category): NewRow<'specialist_licences'>[] {
  return licences.map(({ kind, number }) => {
    const states = [...(licenceKind(category, kind)?.states ?? [])];
    return { specialist_id: profile.id, kind, number, states };
  });
}
