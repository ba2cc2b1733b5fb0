import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

/** The licences of categories that have more than one register (spec section 1, reading B). */
export const licencesMessages = defineMessages('register.licences', {
  kind: 'Registration or licence',
  choose: 'Choose',
  needed: 'For what you chose',
  voluntary: 'If you hold one',
  number: 'Number',
  example: ({ example }: { example: string }) => `Such as ${example}.`,
  wrong: ({ example }: { example: string }) => `Enter a number such as ${example}.`,
  unusual: 'This is not how the number is usually written. Look at it again; staff compare it with the register.',
  lookUp: ({ register }: { register: ReactNode }) => ['Staff look it up in the ', register, '.'],
  remove: ({ label }: { label: string }) => `Remove ${label}`,
  removeShort: 'Remove',
  one: ({ at }: { at: number }) => `Licence ${at}`,
  add: 'Add a licence',
  addAnother: 'Add another licence',
  lacking: 'These still need a licence',
  lackingOf: ({ specialty, kinds }: { specialty: string; kinds: string }) => `${specialty}: ${kinds}`,
  notNeeded: 'What you chose needs no registration.',
  chooseFirst: 'Choose what you work in first: it decides which licences are needed.',
  about: 'About registration in this category',
  titles: 'Words kept for some',
  titleOf: ({ titles, who }: { titles: string; who: string }) => `‘${titles}’: ${who}`,
});
