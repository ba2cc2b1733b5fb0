import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  {
    id: 'beauty-injectable',
    hits: ['Botox advice', 'Lip injections', 'Dermal filler'],
    misses: ['A calm morning routine'],
  },
  { id: 'beauty-treats', hits: ['Treats acne', 'Eczema treatment'], misses: ['Choosing a cleanser'] },
  { id: 'beauty-medical', hits: ['Medical-grade peels', 'Clinically proven'], misses: ['Patch test first'] },
  { id: 'beauty-permanent', hits: ['Erase wrinkles', 'Look 10 years younger'], misses: ['A long-wear lipstick'] },
  {
    id: 'beauty-green',
    hits: ['Organic and chemical-free', 'Cruelty-free brands only'],
    misses: ['Fragrance-free choices'],
  },
];
