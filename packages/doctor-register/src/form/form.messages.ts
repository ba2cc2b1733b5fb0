import { capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const formMessages = defineMessages('register.form', {
  label: 'Registration',
  step: ({ at, of }: { at: number; of: number }) => `${at} of ${of}`,
  progress: ({ at, of, step }: { at: number; of: number; step: string }) => `Step ${at} of ${of}: ${step}`,
  back: 'Back',
  next: ({ step }: { step: string }) => `Next: ${step.toLowerCase()}`,
  submit: 'Submit registration',
  submitting: 'Submitting…',
  failed: 'Failed',
  signIn: 'Please sign in first.',
  offline:
    'You’re offline. Your application has not been sent. We’ve kept your answers. Try again when you’re back online.',
  offlineNow: 'You’re offline. You can keep going. Your answers are saved in this tab. Submit when you’re back online.',
  uploading: 'Wait for your files to upload, or remove them.',
  saved: 'Your answers are saved in this tab. Files aren’t saved.',

  way: 'Plan',
  details: 'Your details',
  registration: 'Registration',
  documents: 'Documents',
  profile: 'Profile',
  check: 'Check and send',

  wayLede: 'Compare what each plan costs and includes.',
  detailsLede: 'We use these to verify you and contact you about requests.',
  address: 'Practice address',
  addressLede: 'Where you consult from.',
  ownAddress: 'Address',
  ownAddressLede: 'Where you work from.',
  registrationLede: 'Your AHPRA number and what you offer.',
  licencesLede: 'What you offer, and the registrations or licences it needs.',
  documentsLede: 'The 2 photo IDs must be different. Uploads continue in the background.',
  profileLede: ({ clients }: { clients: string }) =>
    `${capitalise(clients)} read this next to your times. Plain language works best.`,
  checkLede: 'Staff will check your application against the register and your documents.',
  checkLedeUnlisted: 'Staff will check your application and your documents.',

  name: 'Full name',
  email: 'Email',
  emailHint: 'The email you sign in with.',
  emailFailed: 'Failed to load profile',
  tryAgain: 'Try again',
  phone: 'Mobile',
  phoneHint: 'An Australian mobile. For example, 0491 570 156.',
  gender: 'Gender',
  languages: 'Other languages',
  languagesHint: 'Separate with commas. English is always included.',
  street: 'Street',
  suburb: 'Suburb',
  state: 'State or territory',
  postcode: 'Postcode',
  ahpraNumber: 'AHPRA number',
  ahpraHint: ({ register }: { register: ReactNode }) => [
    'MED followed by 10 digits. Find yours in the ',
    register,
    '.',
  ],
  aboutYou: 'About you',
  aboutHint: ({ used, most }: { used: number; most: number }, say) => `${say.number(used)} of ${say.number(most)}`,
  licences: 'Registrations and licences',

  toFinish: ({ count }: { count: number }) => `${count} to finish`,
  ready: 'You’re ready to submit.',
  staffNeed: ({ documents }: { documents: readonly string[] }, say) =>
    `You can submit now. To approve you, staff will also need: ${say.list(documents)}.`,
  checkLater: 'A quick human check runs here once you’ve filled in everything.',
  change: ({ step }: { step: string }) => `Change ${step.toLowerCase()}`,
  changeShort: 'Change',
  nothingYet: 'Not filled in yet',
});
