import type { ProfessionId } from './professions.ts';
import { alliedHealth } from './specialties/allied-health.ts';
import { beauty } from './specialties/beauty.ts';
import { coaching } from './specialties/coaching.ts';
import { doctor } from './specialties/doctor.ts';
import { education } from './specialties/education.ts';
import { financial } from './specialties/financial.ts';
import type { SpecialtyGroup } from './specialties/group.ts';
import { homeDesign } from './specialties/home-design.ts';
import { legal } from './specialties/legal.ts';
import { migration } from './specialties/migration.ts';
import { pets } from './specialties/pets.ts';
import { realEstate } from './specialties/real-estate.ts';
import { tech } from './specialties/tech.ts';

const catalogue: Readonly<Record<ProfessionId, readonly SpecialtyGroup[]>> = {
  doctor,
  education,
  'allied-health': alliedHealth,
  coaching,
  beauty,
  migration,
  legal,
  financial,
  'real-estate': realEstate,
  'home-design': homeDesign,
  tech,
  pets,
};

export interface Specialty {
  name: string;
  group: string;
}

export function specialtyGroupsOf(profession: ProfessionId): readonly SpecialtyGroup[] {
  return catalogue[profession];
}

export function specialtiesOf(profession: ProfessionId): Specialty[] {
  return catalogue[profession].flatMap(({ group, names }) => names.map((name) => ({ name, group })));
}

export function isSpecialty(profession: ProfessionId, name: string): boolean {
  return catalogue[profession].some(({ names }) => names.includes(name));
}
