import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

/** Licences of categories with several registers (spec section 1, reading B). */
export const licencesMessages = defineMessages('register.licences', {
  kind: 'Registration or licence',
  choose: 'Choose',
  needed: 'Required for your specialties',
  voluntary: 'Optional',
  number: 'Number',
  example: ({ example }: { example: string }) => `For example, ${example}.`,
  wrong: ({ example }: { example: string }) => `Enter a number such as ${example}.`,
  unusual: 'This isn’t the usual format. Please check it. Staff will compare it with the register.',
  lookUp: ({ register }: { register: ReactNode }) => ['Staff will check it in the ', register, '.'],
  remove: ({ label }: { label: string }) => `Remove ${label}`,
  removeShort: 'Remove',
  one: ({ at }: { at: number }) => `Licence ${at}`,
  add: 'Add a licence',
  addAnother: 'Add another licence',
  lacking: 'These still need a licence',
  lackingOf: ({ specialty, kinds }: { specialty: string; kinds: string }) => `${specialty}: ${kinds}`,
  notNeeded: 'Your specialties don’t need registration. Staff check other evidence instead.',
  chooseFirst: 'Choose your specialties first. They decide which licences you need.',
  about: 'About registration in this category',
  titles: 'Protected titles',
  titleOf: ({ titles, who }: { titles: string; who: string }) => `‘${titles}’: ${who}`,
});
