import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  { id: 'fin-independent', hits: ['Independent advice', 'Independently owned'], misses: ['Paid by fees only'] },
  {
    id: 'fin-return',
    hits: ['8% returns', 'Beat the market', 'Double your money'],
    misses: ['We go through your statement'],
  },
  { id: 'fin-risk', hits: ['Risk-free investment', 'Low risk returns'], misses: ['Risk explained in plain words'] },
  { id: 'fin-refund', hits: ['Maximum refund', 'Pay less tax'], misses: ['Lodged by the due date'] },
  { id: 'fin-loan', hits: ['Instant approval', 'No credit check', 'Wipe your debt'], misses: ['Comparing repayments'] },
  { id: 'fin-super', hits: ['Unlock your super', 'Early access to super'], misses: ['Super contributions'] },
  {
    id: 'fin-title',
    hits: ['Financial planner', 'Tax accountant', 'Mortgage broker'],
    misses: ['Cash-flow spreadsheets'],
  },
];
