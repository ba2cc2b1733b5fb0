import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'Practising certificate',
    required: true,
    why: 'You can only practise law with a current certificate. Translators need a NAATI card, and notaries a certificate of appointment.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'Lawyers with private clients get this with their practising certificate, and staff ask for it. Optional for translators.',
  },
  cv,
  ...personal,
];
