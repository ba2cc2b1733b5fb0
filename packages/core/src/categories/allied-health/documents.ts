import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  cv,
  {
    kind: 'registration',
    label: 'Registration or credential',
    required: true,
    why: 'The certificate, or a printout of the register or directory entry, for each discipline you choose.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: true,
    why: 'Required by AHPRA and the self-regulating bodies. Staff check the dates and your name.',
  },
  ...personal,
  {
    kind: 'screening',
    label: 'Working with children clearance',
    required: false,
    why: 'Required before you see people under 18 (such as in child development or speech pathology).',
  },
];
