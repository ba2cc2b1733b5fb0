import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'Licence or registration',
    required: 'by-specialty',
    why: 'One for each state you choose. It’s an offence to act for people without it.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: true,
    why: 'The law requires it for agents in NSW and conveyancers everywhere. We ask everyone for it.',
  },
  cv,
  ...personal,
];
