import type { DocumentAsked } from '../../registration/category.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'Veterinary registration',
    required: 'by-specialty',
    why: 'Needed for everything under “With a vet”. Staff compare it with the board’s register.',
  },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: false,
    why: 'For behaviour, training and care: a certificate or membership.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'Asked of vets and trainers.',
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
