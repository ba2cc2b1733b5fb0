import { capitalise } from '../locale/capitalise.ts';
import type { ProfessionId } from './professions.ts';
import { wordingOf } from './wording.ts';

/** Sentences for patients about a category's professionals. Separate from `Wording`, which the search form loads. */
export interface Sentences {
  find: string;
  ask: string;
  loadFailed: string;
  noneMatch: string;
  pickFirst: string;
  picked: string;
}

/** Texts of the specification, which says 'specialists' (sections 2, 5 and 8). */
const asSpecified: Readonly<Partial<Record<ProfessionId, Sentences>>> = {
  doctor: {
    find: 'Find specialists',
    ask: 'Ask specialists for times',
    loadFailed: 'Failed to load specialists',
    noneMatch: 'No specialists match. Try any state.',
    pickFirst: 'Pick at least one specialist and slot.',
    picked: 'Doctors you picked',
  },
};

export function sentencesOf(profession: ProfessionId): Sentences {
  const { professional, professionals } = wordingOf(profession);
  return (
    asSpecified[profession] ?? {
      find: `Find ${professionals}`,
      ask: `Ask ${professionals} for times`,
      loadFailed: `Failed to load ${professionals}`,
      noneMatch: `No ${professionals} match. Try any state.`,
      pickFirst: `Pick at least one ${professional} and time.`,
      picked: `${capitalise(professionals)} you picked`,
    }
  );
}
