import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  cv,
  {
    kind: 'ahpra',
    label: 'AHPRA registration',
    required: false,
    why: 'The certificate or a printout of the register entry. Staff check it against the public register.',
  },
  ...personal,
];
