import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  {
    id: 're-price',
    hits: ['Sold in 14 days', 'Top dollar for your home'],
    misses: ['I compare recent sales with you'],
  },
  {
    id: 're-growth',
    hits: ['Doubles in value', 'Growth hotspots', 'Positive cash flow'],
    misses: ['Holding costs, line by line'],
  },
  { id: 're-valuation', hits: ['Valuation by video'], misses: ['A price opinion for your suburb'] },
  { id: 're-title', hits: ['Buyer’s agent', 'Licensed agent'], misses: ['Helps first home buyers compare'] },
  { id: 're-independent', hits: ['Unbiased buyer advice', 'Exclusive access'], misses: ['Paid by the hour'] },
  { id: 're-finance', hits: ['Investment advice', 'SMSF property'], misses: ['What a building report covers'] },
];
