import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const licencesMessages = defineMessages('register.licences', {
  kind: 'Registration or licence',
  choose: 'Choose',
  needed: 'Required',
  voluntary: 'Optional',
  number: 'Number',
  example: ({ example }: { example: string }) => `For example, ${example}.`,
  wrong: ({ example }: { example: string }) => `Enter a number such as ${example}.`,
  unusual: 'Check the format. Staff compare it with the register.',
  lookUp: ({ register }: { register: ReactNode }) => ['Staff will check it here: ', register, '.'],
  remove: ({ label }: { label: string }) => `Remove ${label}`,
  removeShort: 'Remove',
  one: ({ at }: { at: number }) => `Licence ${at}`,
  add: 'Add a licence',
  addAnother: 'Add another licence',
  lacking: 'Still to add',
  lackingOf: ({ specialty, kinds }: { specialty: string; kinds: string }) => `${specialty}: ${kinds}`,
  notNeeded: 'What you offer doesn’t need registration. Staff check other evidence.',
  chooseFirst: 'Choose what you offer first.',
  about: 'About registration in this category',
  titles: 'Protected titles',
  titleOf: ({ titles, who }: { titles: string; who: string }) => `‘${titles}’: ${who}`,
});
