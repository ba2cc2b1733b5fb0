import type { DocumentAsked } from '../../registration/category.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'cv',
    label: 'CV',
    required: true,
    why: 'Shows training and experience, so that staff can see you work independently.',
  },
  {
    kind: 'screening',
    label: 'Working with children clearance',
    required: 'by-specialty',
    why: 'The law requires it before you teach anyone under 18. Staff verify the number with the state.',
  },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: true,
    why: 'A degree, transcript or teaching certificate for the subjects you choose.',
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
