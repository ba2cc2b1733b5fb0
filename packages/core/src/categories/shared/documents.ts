import type { DocumentAsked } from '../../registration/category.ts';

export const cv: DocumentAsked = {
  kind: 'cv',
  label: 'CV',
  required: false,
  why: 'Shows training and experience, so that staff can see you work independently.',
};

/** What every category asks of the person. */
export const personal: readonly DocumentAsked[] = [
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
