import { advertisingOfAll } from '../shared/advertising.ts';
import type { Category } from '../../registration/category.ts';
import { advertising } from './advertising.ts';
import { documents } from './documents.ts';
import { registration } from './registration.ts';

export const doctor: Category = {
  profileTypes: ['SOLO', 'EUCA_MD'],
  registration,
  ahpra: 'ahpra-med',
  documents,
  advertising: [...advertisingOfAll, ...advertising],
  checks: ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'],
};
