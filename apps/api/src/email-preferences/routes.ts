import type { Handlers } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { readEmailPreferences } from './mine.ts';
import { saveEmailPreferences } from './save.ts';

export const emailPreferenceHandlers: Handlers<'myEmailPreferences' | 'saveEmailPreferences'> = {
  myEmailPreferences: ({ db, actor }) => readEmailPreferences(db, requirePerson(actor).userId),
  saveEmailPreferences,
};
