import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

/** The form 'Register as a Doctor' (spec sections 2 to 5). */
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
  offline: 'You’re offline. Nothing was sent. Your answers are kept: send them when the connection resumes.',
  offlineNow:
    'You’re offline. Go on writing: your answers are kept in this tab and can be sent when the connection resumes.',
  uploading: 'Wait for the uploads to finish, or take those files away.',
  saved: 'Kept in this tab as you write, without the files.',

  way: 'Way to work',
  details: 'Your details',
  registration: 'Registration',
  documents: 'Documents',
  profile: 'Profile',
  check: 'Check and send',

  wayLede: 'What it costs and what you get.',
  detailsLede: 'We use these to verify you and to reach you about requests.',
  address: 'Practice address',
  addressLede: 'Where you consult from.',
  registrationLede: 'Your AHPRA number and the specialties you want requests for.',
  licencesLede: 'The specialties you want requests for, and the registrations or licences they need.',
  documentsLede:
    'The two photo IDs must be different. Each file has at most 10 MB. Uploads go on while you do the next step.',
  profileLede: ({ clients }: { clients: string }) =>
    `${clients.charAt(0).toUpperCase()}${clients.slice(1)} read this next to your times. Plain language works best.`,
  checkLede: 'Staff compare what you send with the register and your documents.',

  name: 'Full name',
  email: 'Email',
  emailHint: 'From your sign-in.',
  emailFailed: 'Failed to load profile',
  tryAgain: 'Try again',
  phone: 'Mobile',
  phoneHint: 'An Australian mobile, such as 0491 570 156.',
  gender: 'Gender',
  Female: 'Female',
  Male: 'Male',
  Other: 'Other',
  languages: 'Languages besides English',
  languagesHint: 'With commas between them. English is always included.',
  street: 'Street',
  suburb: 'Suburb',
  state: 'State or territory',
  choose: 'Choose',
  postcode: 'Postcode',
  ahpraNumber: 'AHPRA number',
  ahpraHint: ({ register }: { register: ReactNode }) => ['MED and ten digits. Look yourself up in the ', register, '.'],
  aboutYou: 'About you',
  aboutHint: ({ used, most }: { used: number; most: number }, say) => `${say.number(used)} of ${say.number(most)}`,
  specialties: 'Specialties',
  licences: 'Registrations and licences',

  toFinish: ({ count }: { count: number }) => `${count} to finish`,
  ready: 'Everything needed is there.',
  staffNeed: ({ documents }: { documents: readonly string[] }, say) =>
    `You can send now. Before they approve, staff will also need: ${say.list(documents)}.`,
  checkLater: 'A short human check runs here once everything is filled in.',
  change: ({ step }: { step: string }) => `Change ${step.toLowerCase()}`,
  changeShort: 'Change',
  nothingYet: 'Not filled in yet',
});
