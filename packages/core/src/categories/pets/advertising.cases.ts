import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  { id: 'pet-title', hits: ['Vet advice day and night', 'Pet psychologist'], misses: ['Trainer for young dogs'] },
  { id: 'pet-specialist', hits: ['Feline specialist', 'Dog behaviourist'], misses: ['Works with nervous dogs'] },
  {
    id: 'pet-diagnose',
    hits: ['We diagnose by video', 'Scripts for dogs'],
    misses: ['Questions for your next vet visit'],
  },
  { id: 'pet-cure', hits: ['Cures itching', 'Fixed in one session'], misses: ['Gentle steps over a few weeks'] },
  { id: 'pet-harsh', hits: ['Shock collar training', 'Dominance training'], misses: ['Reward-based training'] },
];
