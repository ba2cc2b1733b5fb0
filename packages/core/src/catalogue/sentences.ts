import { capitalise } from '../locale/capitalise.ts';
import type { ProfessionId } from './professions.ts';
import { wordingOf } from './wording.ts';

/** Sentences about the professionals of a category that patients read; apart from `Wording`, which the search form loads. */
export interface Sentences {
  /** Leads to the search form. */
  find: string;
  /** Leads to the form that asks them for times. */
  ask: string;
  loadFailed: string;
  noneMatch: string;
  /** Said to whoever submits without a pick. */
  pickFirst: string;
  /** Above those whose times were picked. */
  picked: string;
}

/** The specification's own texts, which speak of specialists (sections 2, 5 and 8). */
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

/** The sentences of a profession: the specification's, and those like them with the profession's own nouns. */
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
