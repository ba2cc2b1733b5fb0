import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'Veterinary registration',
    required: 'by-specialty',
    why: 'Needed for everything under “With a vet”. Staff compare it with the board’s register.',
  },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: false,
    why: 'For behaviour, training and care: a certificate or membership.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'Asked of vets and trainers.',
  },
  cv,
  ...personal,
];
