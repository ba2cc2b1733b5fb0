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

/** The catalogue of each profession. Doctors' is the specification's; the others are this product's own. */
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

/** A specialty and the heading it is listed under. */
export interface Specialty {
  name: string;
  group: string;
}

/** The specialties of a profession under their headings, in the order to show them. */
export function specialtyGroupsOf(profession: ProfessionId): readonly SpecialtyGroup[] {
  return catalogue[profession];
}

/** The specialties of a profession, each with its group. */
export function specialtiesOf(profession: ProfessionId): Specialty[] {
  return catalogue[profession].flatMap(({ group, names }) => names.map((name) => ({ name, group })));
}

/** Whether a text is, to the letter, a specialty of the profession. */
export function isSpecialty(profession: ProfessionId, name: string): boolean {
  return catalogue[profession].some(({ names }) => names.includes(name));
}
