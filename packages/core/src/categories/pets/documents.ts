import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'Veterinary registration',
    required: 'by-specialty',
    why: 'Required for everything under ‘With a vet’. Staff check it against the board’s register.',
  },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: false,
    why: 'A certificate or membership, for behaviour, training and care.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'We ask vets and trainers for this.',
  },
  cv,
  ...personal,
];
