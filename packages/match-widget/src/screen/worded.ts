import { wordingOf, type ProfessionId, type Wording } from '@tele/core';

export interface WordingArgs {
  profession: ProfessionId;
  words: Wording;
}

export const worded = (profession: ProfessionId): WordingArgs => ({ profession, words: wordingOf(profession) });
