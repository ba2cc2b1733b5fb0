import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'Practising certificate',
    required: true,
    why: 'The law allows legal practice only with a current certificate. For translators the NAATI card, for notaries the appointment.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'Comes with a practising certificate for private clients; staff ask lawyers for it. Translators may leave it out.',
  },
  cv,
  ...personal,
];
