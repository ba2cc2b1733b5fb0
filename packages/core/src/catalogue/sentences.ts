import { capitalise } from '../locale/capitalise.ts';
import type { ProfessionId } from './professions.ts';
import { wordingOf } from './wording.ts';

/** Sentences for patients about a category's professionals. Separate from `Wording`, which the search form loads. */
export interface Sentences {
  /** Link to the search form. */
  find: string;
  /** Link to the open request form. */
  ask: string;
  loadFailed: string;
  noneMatch: string;
  /** Error when a request has no picks. */
  pickFirst: string;
  /** Heading above the picked specialists. */
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
    picked: 'Specialists you picked',
  },
};

/** Sentences of a profession: the specification's, or the same with the profession's nouns. */
export function sentencesOf(profession: ProfessionId): Sentences {
  const { professional, professionals } = wordingOf(profession);
  return (
    asSpecified[profession] ?? {
      find: `Find ${professionals}`,
      ask: `Ask ${professionals} for times`,
      loadFailed: `Failed to load ${professionals}`,
      noneMatch: `No ${professionals} match. Try any state.`,
      pickFirst: `Pick at least one ${professional} and slot.`,
      picked: `${capitalise(professionals)} you picked`,
    }
  );
}
