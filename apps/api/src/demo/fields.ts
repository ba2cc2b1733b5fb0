import { groupsNeeded, professionIds, specialtiesOf, type Category, type ProfessionId } from '@tele/core';
import { doctorFields } from './doctor-fields.ts';

/** Specialties that one person may offer together. */
export interface Field {
  profession: ProfessionId;
  specialties: readonly string[];
  /** Groups of licences; each person of the field holds one. */
  holds: readonly string[];
}

export const titles: Readonly<Partial<Record<ProfessionId, string>>> = { doctor: 'Dr ' };
const listed: Readonly<Partial<Record<ProfessionId, readonly (readonly string[])[]>>> = { doctor: doctorFields };

/** Every specialty of the catalogue is in at least one field. */
export function fieldsOf(categories: ReadonlyMap<ProfessionId, Category>): Field[] {
  return professionIds.flatMap((profession) => {
    const category = categories.get(profession);
    if (!category) return [];
    return (
      listed[profession]?.map((specialties) => ({
        profession,
        specialties,
        holds: groupsNeeded(category, specialties[0] ?? ''),
      })) ?? fieldsIn(profession, category)
    );
  });
}

const mostTogether = 8;

function fieldsIn(profession: ProfessionId, category: Category): Field[] {
  const all = specialtiesOf(profession).map((one) => ({ ...one, needs: groupsNeeded(category, one.name) }));
  const licences = [...new Set(all.flatMap(({ needs }) => needs))];
  const free = all.filter(({ needs }) => needs.length === 0);
  return [...licences.map((licence) => all.filter(({ needs }) => needs.includes(licence))), free].flatMap((some) => {
    const parts = some.length > mostTogether ? [...Map.groupBy(some, ({ group }) => group).values()] : [some];
    return parts.map((part) => ({
      profession,
      specialties: part.map(({ name }) => name),
      holds: (part[0]?.needs ?? []).filter((one) => part.every(({ needs }) => needs.includes(one))),
    }));
  });
}
