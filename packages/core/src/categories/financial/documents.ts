import type { DocumentAsked } from '../../registration/category.ts';
import { cv, personal } from '../shared/documents.ts';

export const documents: readonly DocumentAsked[] = [
  {
    kind: 'registration',
    label: 'Registration, licence or authorisation',
    required: 'by-specialty',
    why: 'TPB certificate, ASIC register extract or the licensee’s letter of authorisation. Staff check it against the public register.',
  },
  {
    kind: 'disclosure',
    label: 'Financial Services Guide or Credit Guide',
    required: false,
    why: 'Required for financial advisers and credit representatives. Clients must get it before a service.',
  },
  {
    kind: 'insurance',
    label: 'Certificate of professional indemnity insurance',
    required: true,
    why: 'TPB, AFS and credit licences all require it.',
  },
  cv,
  ...personal,
];
