import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'portfolio',
    label: 'Examples of your work',
    required: true,
    why: 'Plans, drawings or photos of at least 3 projects you designed.',
  },
  {
    kind: 'registration',
    label: 'Registration or licence',
    required: 'by-specialty',
    why: 'Required for Architecture, Building design, Small homes and granny flats, and Energy efficiency. Staff check it against the register.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: false,
    why: 'Required for architects and licensed designers.',
  },
  cv,
  ...personal,
];
