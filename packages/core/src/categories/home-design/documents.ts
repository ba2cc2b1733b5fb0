import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'portfolio',
    label: 'Examples of your work',
    required: true,
    why: 'Three projects or more: plans, drawings or pictures of your own work.',
  },
  {
    kind: 'registration',
    label: 'Registration or licence',
    required: 'by-specialty',
    why: 'Needed for Architecture, Building design, Small homes and granny flats, and Energy efficiency. Staff compare it with the register.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'Required of architects and licensed designers.',
  },
  cv,
  ...personal,
];
