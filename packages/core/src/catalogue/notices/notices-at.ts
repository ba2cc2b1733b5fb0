import type { ProfessionId } from '../professions.ts';
import { alliedHealth } from './allied-health.ts';
import { beauty } from './beauty.ts';
import { coaching } from './coaching.ts';
import { doctor } from './doctor.ts';
import { education } from './education.ts';
import { financial } from './financial.ts';
import { homeDesign } from './home-design.ts';
import { legal } from './legal.ts';
import { migration } from './migration.ts';
import type { CategoryNotice, NoticesAsked } from './notice.ts';
import { pets } from './pets.ts';
import { realEstate } from './real-estate.ts';
import { tech } from './tech.ts';

const notices: Readonly<Record<ProfessionId, readonly CategoryNotice[]>> = {
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

const gravity: readonly CategoryNotice['tone'][] = ['critical', 'caution', 'neutral'];

export function noticesOf(profession: ProfessionId): readonly CategoryNotice[] {
  return notices[profession];
}

/** Notices for a place, most serious first: the general ones and the specialty's. */
export function noticesAt({ profession, place, specialty, ofSpecialty = false }: NoticesAsked): CategoryNotice[] {
  return noticesOf(profession)
    .filter(({ places, specialties }) => {
      const isForSpecialty = specialties ? specialties.includes(specialty ?? '') : !ofSpecialty;
      return isForSpecialty && places.includes(place);
    })
    .toSorted((a, b) => gravity.indexOf(a.tone) - gravity.indexOf(b.tone));
}
