import { defineMessages } from '@tele/ui';

/** What specialists change of what everybody reads of them (design s2). */
export const ownProfileMessages = defineMessages('portal.account.own', {
  title: 'Edit profile',
  account: 'Account settings',
  loadFailed: 'Failed to load profile',
  loading: 'Loading your profile',
  lede: ({ name }: { name: string }) => `${name}. Staff verified your name, specialties and registration.`,
  preview: 'Preview profile',

  photo: 'Photo',
  photoLede: 'Shown on your card, and to whoever books with you.',
  newPhoto: 'New photo',
  photoHint: 'PNG or JPG, face in the middle.',
  noPhoto: 'Your initials are shown until there is one.',
  removePhoto: 'Remove photo',
  removing: 'Removing…',

  about: 'About you',
  aboutLede: 'People see this next to your times.',
  bio: 'About you',
  bioHint: ({ used, most }: { used: number; most: number }, say) =>
    `Plain language works best. ${say.number(used)} of ${say.number(most)}`,
  interests: 'Special interests',
  interestsHint: ({ most }: { most: number }) => `One a line, at most ${most}.`,

  facts: 'Facts on your card',
  factsLede: 'What people look for before they pick a time.',
  languages: 'Languages besides English',
  languagesHint: 'With commas between them. English is always included.',
  fee: 'Fee from',
  feeHint: 'Indicative: you name the fee of each appointment when you accept it.',
  city: 'Town or city',
  state: 'State or territory',
  choose: 'Choose',

  stale: 'Your profile was changed elsewhere, in another tab or on another device. Nothing was saved here.',
  staleHint: 'Reading it again shows that, in the place of what you have not saved.',
  readAgain: 'Read it again',
});

/** What is wrong with a field, by the code of its rule. */
export const ownProfileFaults = defineMessages('portal.account.own.faults', {
  'profile-too-long': 'Use at most 2,000 characters.',
  'subspecialties-too-many': 'Name at most 10 special interests.',
  'subspecialties-too-long': 'Use at most 100 characters a line.',
  'languages-too-many': 'Name at most 30 languages.',
  'languages-too-long': 'Put a comma between two languages.',
  'fee-invalid': 'Please enter a valid fee in AUD (e.g., 250)',
  'city-missing': 'Enter your town or city.',
  'city-too-long': 'Use at most 100 characters.',
  'state-missing': 'Choose an Australian state or territory.',
});
