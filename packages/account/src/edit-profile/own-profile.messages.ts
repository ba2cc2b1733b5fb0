import { defineMessages } from '@tele/ui';

export const ownProfileMessages = defineMessages('account.own', {
  title: 'Edit profile',
  account: 'Account settings',
  loadFailed: 'Failed to load profile',
  loading: 'Loading your profile',
  lede: ({ name }: { name: string }) => `${name}. We’ve verified your name and ID.`,
  preview: 'Preview profile',

  photo: 'Photo',
  photoLede: 'Shown in search results and to people who book you.',
  newPhoto: 'New photo',
  photoHint: 'PNG or JPG, with your face centred.',
  noPhoto: 'We’ll show your initials until you add one.',
  removePhoto: 'Remove photo',
  removing: 'Removing…',

  about: 'About you',
  aboutLede: 'People see this next to your times.',
  bio: 'About you',
  bioHint: ({ used, most }: { used: number; most: number }, say) =>
    `Plain language works best. ${say.number(used)} of ${say.number(most)} characters.`,
  interests: 'Special interests',
  interestsHint: ({ most }: { most: number }) => `One per line, up to ${most}.`,

  facts: 'Facts on your card',
  factsLede: 'What people look for before they pick a time.',
  languages: 'Other languages',
  languagesHint: 'Separate with commas. English is always included.',
  fee: 'Fee from',
  feeHint: 'A guide only. You set your fee each time you accept a request.',
  city: 'Town or city',
  state: 'State or territory',

  stale: 'Your profile was changed in another tab or on another device, so these changes weren’t saved.',
  staleHint: 'Reload to see the latest version. You’ll lose your unsaved changes here.',
  readAgain: 'Reload',
});

export const ownProfileFaults = defineMessages('account.own.faults', {
  'profile-too-long': 'Use up to 2,000 characters.',
  'subspecialties-too-many': 'Enter up to 10 special interests.',
  'subspecialties-too-long': 'Use up to 100 characters per line.',
  'languages-too-many': 'Enter up to 30 languages.',
  'languages-too-long': 'Separate languages with commas.',
  'fee-invalid': 'Please enter a valid fee in AUD (e.g., 250)',
  'city-missing': 'Enter your town or city.',
  'city-too-long': 'Use up to 100 characters.',
  'state-missing': 'Choose an Australian state or territory.',
});
