import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'portfolio',
    label: 'Examples of your work',
    required: true,
    why: 'Examples of your work. For device support, a CV with references.',
  },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: false,
    why: 'A vendor or trade certificate, if you mention it in your profile.',
  },
  cv,
  {
    kind: 'police',
    label: 'National police check',
    required: false,
    why: 'We ask for this for device support, because you may see people’s screens and files.',
  },
  ...personal,
];
