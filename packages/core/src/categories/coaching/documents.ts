import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  { ...cv, required: true },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: false,
    why: 'A coaching, fitness or yoga credential. Only staff can see it.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'We ask for this for fitness, running, yoga and pilates, because people move while you watch by video.',
  },
  ...personal,
];
