import { advertisingOfAll } from '../shared/advertising.ts';
import type { Category } from '../../registration/category.ts';
import { advertising } from './advertising.ts';
import { documents } from './documents.ts';
import { registration } from './registration.ts';

export const homeDesign: Category = {
  placeBound: true,
  profileTypes: ['SOLO'],
  registration,
  ahpra: null,
  documents,
  advertising: [...advertisingOfAll, ...advertising],
  checks: ['name', 'registration', 'conditions', 'identity'],
};
