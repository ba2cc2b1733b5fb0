import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'OMARA registration or practising certificate',
    required: true,
    why: 'We can’t list you without it. Unregistered immigration assistance for a fee is an offence.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: true,
    why: 'The Code of Conduct and the law societies require it.',
  },
  cv,
  ...personal,
];
