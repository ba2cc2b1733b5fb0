import type { DocumentAsked } from '../../registration/category.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'cv',
    label: 'CV',
    required: false,
    why: 'Shows training and experience, so that staff can see you work independently.',
  },
  {
    kind: 'registration',
    label: 'Registration or credential',
    required: true,
    why: 'The certificate, or a print of the register or directory entry, for each discipline you choose.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: true,
    why: 'Required by AHPRA and by the self-regulating bodies; staff read the dates and your name.',
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
  {
    kind: 'screening',
    label: 'Working with children clearance',
    required: false,
    why: 'Needed before you see people under 18 (Child development, Speech pathology and others).',
  },
];
