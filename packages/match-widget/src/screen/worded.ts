import { wordingOf, type ProfessionId, type Wording } from '@tele/core';

/** Arguments of messages with category wording. */
export interface WordingArgs {
  profession: ProfessionId;
  words: Wording;
}

/** Message arguments of a category. */
export const worded = (profession: ProfessionId): WordingArgs => ({ profession, words: wordingOf(profession) });
