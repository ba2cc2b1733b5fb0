import type { AdvertisingCase } from '../../registration/advertising-case.ts';
import { casesOfHealth } from '../shared/health-advertising.cases.ts';

export const cases: readonly AdvertisingCase[] = [
  ...casesOfHealth,
  {
    id: 'doctor-specialist',
    hits: ['Specialises in acne', 'Skin expert', 'Board-certified'],
    misses: ['Special interest in reflux', 'Also sees children'],
  },
  { id: 'doctor-surgeon', hits: ['Cosmetic surgeon'], misses: ['Before and after surgery'] },
];
