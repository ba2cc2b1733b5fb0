import type { DocumentAsked } from '../../registration/category.ts';

export const cv: DocumentAsked = {
  kind: 'cv',
  label: 'CV',
  required: false,
  why: 'Shows your training and experience, so staff can see that you can work independently.',
};

export const personal: readonly DocumentAsked[] = [
  {
    kind: 'photo',
    label: 'Profile photo',
    required: true,
    why: 'A recent photo of your face. Shown on your profile.',
  },
  {
    kind: 'id1',
    label: 'Photo ID #1',
    required: true,
    why: 'Passport or driver licence. Only staff can see it, to check your name and photo.',
  },
  {
    kind: 'id2',
    label: 'Photo ID #2',
    required: true,
    why: 'A second, different photo ID. It helps prevent identity fraud. Only staff can see it.',
  },
];
