import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'Licence or registration',
    required: 'by-specialty',
    why: 'One for each state you choose. Acting for people without it is an offence.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: true,
    why: 'Required of agents in NSW and of conveyancers everywhere; asked of all.',
  },
  cv,
  ...personal,
];
