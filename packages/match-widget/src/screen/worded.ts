import { wordingOf, type ProfessionId, type Wording } from '@tele/core';

/** What a text takes that is worded by category. */
export interface WordingArgs {
  profession: ProfessionId;
  words: Wording;
}

/** A category with its words, for texts. */
export const worded = (profession: ProfessionId): WordingArgs => ({ profession, words: wordingOf(profession) });
