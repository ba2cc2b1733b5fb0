import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'portfolio',
    label: 'Examples of your work',
    required: true,
    why: 'Send 3 to 10 photos of your own work, with the consent of the people in them.',
  },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: false,
    why: 'A trade certificate. We show it on your profile once it’s checked.',
  },
  cv,
  ...personal,
];
