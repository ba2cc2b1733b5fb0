import { licenceKind, loadCategory, type Licence, type ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';

type Registration = Answer<'specialistPage'>['registrations'][number];

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
