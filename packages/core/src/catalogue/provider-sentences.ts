import type { ProfessionId } from './professions.ts';
import { wordingOf } from './wording.ts';

export interface ProviderSentences {
  overCap: string;
  exceedsCap: string;
  noCardOnFile: string;
  filled: string;
}

/** Texts of the specification (section 5 'Accept', section 8 'Accept errors'). */
const asSpecified: Readonly<Partial<Record<ProfessionId, ProviderSentences>>> = {
  doctor: {
    overCap: 'This exceeds the patient’s fee cap. Continue?',
    exceedsCap: 'Fee exceeds the patient’s cap.',
    noCardOnFile: 'The patient has not set up a card for this selection yet.',
    filled: 'Already filled by another specialist.',
  },
};

/** Sentences of a profession: the specification's, or the same with the profession's nouns. */
export function providerSentencesOf(profession: ProfessionId): ProviderSentences {
  const { client, professional } = wordingOf(profession);
  return (
    asSpecified[profession] ?? {
      overCap: `This exceeds the ${client}’s fee cap. Continue?`,
      exceedsCap: `Fee exceeds the ${client}’s cap.`,
      noCardOnFile: `The ${client} has not set up a card for this request yet.`,
      filled: `Already filled by another ${professional}.`,
    }
  );
}
