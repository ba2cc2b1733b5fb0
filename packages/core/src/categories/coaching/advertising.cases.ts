import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  {
    id: 'coach-clinical',
    hits: ['I treat anxiety', 'Healing sessions', 'Clinical coaching'],
    misses: ['Small steps, tracked each week'],
  },
  {
    id: 'coach-condition',
    hits: ['Freedom from anxiety', 'Reverse diabetes'],
    misses: ['Better evenings and mornings'],
  },
  { id: 'coach-title', hits: ['Trained psychologist'], misses: ['Coach with a background in teaching'] },
  {
    id: 'coach-income',
    hits: ['Build a six-figure business', 'Passive income in weeks'],
    misses: ['Prepare for a salary talk'],
  },
  { id: 'coach-body', hits: ['Lose 10 kg in a month', 'Detox plan'], misses: ['A first five kilometres'] },
];
