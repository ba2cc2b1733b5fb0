import type { DocumentAsked } from '../../registration/category.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'portfolio',
    label: 'Examples of your work',
    required: true,
    why: 'Examples of your work, or for device support a CV with references: people cannot otherwise tell one from another.',
  },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: false,
    why: 'A vendor or trade certificate, if your profile names it.',
  },
  {
    kind: 'cv',
    label: 'CV',
    required: false,
    why: 'Shows training and experience, so that staff can see you work independently.',
  },
  {
    kind: 'police',
    label: 'National police check',
    required: false,
    why: 'Asked for device support: you may see people’s screens and files.',
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
