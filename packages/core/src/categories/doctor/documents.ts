import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  cv,
  {
    kind: 'ahpra',
    label: 'AHPRA registration',
    required: false,
    why: 'The certificate or a print of the register entry. Staff compare it with the public register.',
  },
  ...personal,
];
