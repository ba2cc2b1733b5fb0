import type { Handlers } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { readLetters } from './mine.ts';
import { saveLetters } from './save.ts';

export const letterHandlers: Handlers<'myLetters' | 'saveLetters'> = {
  myLetters: ({ db, actor }) => readLetters(db, requirePerson(actor).userId),
  saveLetters,
};
