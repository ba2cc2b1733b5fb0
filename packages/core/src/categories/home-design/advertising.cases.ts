import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  {
    id: 'home-architect',
    hits: ['Interior architect', 'Architectural design'],
    misses: ['Drawings for a small extension'],
  },
  {
    id: 'home-approval',
    hits: ['Fast council approvals', 'No permit needed'],
    misses: ['What a permit drawing shows'],
  },
  { id: 'home-value', hits: ['Adds $50,000 to your home', 'Adds value'], misses: ['Costs, room by room'] },
  {
    id: 'home-trade',
    hits: ['Structural advice', 'Licensed builder'],
    misses: ['Talks you through a builder’s quote'],
  },
  { id: 'home-green', hits: ['Carbon-neutral homes', '7-star design'], misses: ['Shade, draughts and insulation'] },
];
