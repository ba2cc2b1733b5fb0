import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  cv,
  {
    kind: 'registration',
    label: 'Registration or credential',
    required: true,
    why: 'The certificate, or a print of the register or directory entry, for each discipline you choose.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: true,
    why: 'Required by AHPRA and by the self-regulating bodies; staff read the dates and your name.',
  },
  ...personal,
  {
    kind: 'screening',
    label: 'Working with children clearance',
    required: false,
    why: 'Needed before you see people under 18 (Child development, Speech pathology and others).',
  },
];
