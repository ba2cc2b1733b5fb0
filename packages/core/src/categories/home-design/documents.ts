import type { DocumentAsked } from '../../registration/category.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'portfolio',
    label: 'Examples of your work',
    required: true,
    why: 'Three projects or more: plans, drawings or pictures of your own work.',
  },
  {
    kind: 'registration',
    label: 'Registration or licence',
    required: 'by-specialty',
    why: 'Needed for Architecture, Building design, Small homes and granny flats, and Energy efficiency. Staff compare it with the register.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'Required of architects and licensed designers.',
  },
  {
    kind: 'cv',
    label: 'CV',
    required: false,
    why: 'Shows training and experience, so that staff can see you work independently.',
  },
  {
    kind: 'photo',
    label: 'Profile photo',
    required: true,
    why: 'People choose a person: a recent photo of your face, shown on your profile.',
  },
  {
    kind: 'id1',
    label: 'Photo ID #1',
    required: true,
    why: 'Passport or driver licence. Shows that you are the person on the register. Seen by staff only.',
  },
  {
    kind: 'id2',
    label: 'Photo ID #2',
    required: true,
    why: 'A second, different photo ID. Two together make a borrowed identity unlikely. Seen by staff only.',
  },
];
