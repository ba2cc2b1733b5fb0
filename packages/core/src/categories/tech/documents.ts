import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

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
  cv,
  {
    kind: 'police',
    label: 'National police check',
    required: false,
    why: 'Asked for device support: you may see people’s screens and files.',
  },
  ...personal,
];
