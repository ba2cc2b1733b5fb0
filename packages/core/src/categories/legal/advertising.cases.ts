import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  {
    id: 'law-specialist',
    hits: ['Family law specialist', 'We specialise in leases'],
    misses: ['I practise mainly in tenancy'],
  },
  { id: 'law-outcome', hits: ['We win', 'Win your case', 'Keep your licence'], misses: ['I explain the likely range'] },
  { id: 'law-no-win', hits: ['No win no fee', 'Injury claims'], misses: ['Fixed fees, agreed in writing'] },
  { id: 'law-title', hits: ['Jane Citizen SC', 'JP services'], misses: ['Solicitor since 2012'] },
  { id: 'law-price', hits: ['Cheap wills', 'Fixed fee divorce'], misses: ['Costs are agreed first'] },
];
