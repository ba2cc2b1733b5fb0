import type { DocumentAsked } from '../../registration/category.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'OMARA registration or practising certificate',
    required: true,
    why: 'Nobody may be listed here without it: unregistered immigration assistance for a fee is an offence.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: true,
    why: 'The Code of Conduct and the law societies require it.',
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
