import type { AdvertisingCase } from '../../registration/advertising-case.ts';
import { casesOfHealth } from '../shared/health-advertising.cases.ts';

export const cases: readonly AdvertisingCase[] = [
  ...casesOfHealth,
  {
    id: 'allied-specialist',
    hits: ['Shoulder specialist', 'Specialising in autism'],
    misses: ['Special interest in hands'],
  },
  { id: 'allied-dr', hits: ['Dr Jan Lee sees adults'], misses: ['Dr Jan Lee (Physiotherapist) sees adults'] },
  { id: 'allied-title', hits: ['Clinical psychologist'], misses: ['Psychologist'] },
];
