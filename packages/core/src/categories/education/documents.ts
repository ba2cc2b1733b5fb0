import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  { ...cv, required: true },
  {
    kind: 'screening',
    label: 'Working with children clearance',
    required: 'by-specialty',
    why: 'The law requires it before you teach anyone under 18. Staff check the number with the state.',
  },
  {
    kind: 'qualification',
    label: 'Qualification or credential',
    required: true,
    why: 'A degree, transcript or teaching certificate for the subjects you choose.',
  },
  ...personal,
];
