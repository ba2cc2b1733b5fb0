import type { ProfessionId } from './professions.ts';
import { wordingOf } from './wording.ts';

/** Sentences that somebody who answers a request reads about the other side, or about a colleague. */
export interface ProviderSentences {
  overCap: string;
  exceedsCap: string;
  noCardOnFile: string;
  filled: string;
}

/** The specification's own texts (section 5 'Accept', section 8 'Accept errors'). */
const asSpecified: Readonly<Partial<Record<ProfessionId, ProviderSentences>>> = {
  doctor: {
    overCap: 'This exceeds the patient’s fee cap. Continue?',
    exceedsCap: 'Fee exceeds the patient’s cap.',
    noCardOnFile: 'The patient has not set up a card for this selection yet.',
    filled: 'Already filled by another specialist.',
  },
};

/** The sentences of a profession: the specification's, and those like them with the profession's own nouns. */
export function providerSentencesOf(profession: ProfessionId): ProviderSentences {
  const { client, professional } = wordingOf(profession);
  return (
    asSpecified[profession] ?? {
      overCap: `This exceeds the ${client}’s fee cap. Continue?`,
      exceedsCap: `Fee exceeds the ${client}’s cap.`,
      noCardOnFile: `The ${client} has not set up a card for this selection yet.`,
      filled: `Already filled by another ${professional}.`,
    }
  );
}
