import {
  loadCategory,
  professionIds,
  type Category,
  type Licence,
  type LicenceKind,
  type ProfessionId,
} from '@tele/core';
import type { SeededSpecialist } from './people.ts';

/** Licences in the order of the people, by state if possible. Invented numbers follow each kind's examples. */
export async function seededLicences(people: readonly SeededSpecialist[]): Promise<Licence[][]> {
  const loaded = await Promise.all(professionIds.map(async (id) => [id, await loadCategory(id)] as const));
  const categories = new Map<ProfessionId, Category>(loaded);
  const given = new Map<string, number>();
  return people.map(({ profession, state, holds }) => {
    const kinds = categories.get(profession)?.registration.kinds ?? [];
    return holds.flatMap((group) => {
      const ofGroup = kinds.filter((kind) => kind.group === group);
      const kind = ofGroup.find(({ states }) => states.includes(state)) ?? ofGroup[0];
      if (!kind) return [];
      const nth = (given.get(kind.key) ?? 0) + 1;
      given.set(kind.key, nth);
      return [{ kind: kind.key, number: numberAfter(kind, nth) }];
    });
  });
}

/** Increments the last digits of the last example. */
export function numberAfter({ number }: LicenceKind, nth: number): string {
  return (number.examples.at(-1) ?? '').replace(/\d{2,}(?!.*\d\d)/, (digits) =>
    String((Number(digits) + nth) % 10 ** digits.length).padStart(digits.length, '0'),
  );
}
