import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  {
    id: 'mig-outcome',
    hits: ['Visa approved in 5 days', '100% approvals', 'No visa no fee'],
    misses: ['I explain the criteria first'],
  },
  {
    id: 'mig-influence',
    hits: ['Contacts in Home Affairs', 'Fast-track your PR'],
    misses: ['I prepare the evidence with you'],
  },
  { id: 'mig-sale', hits: ['Pay for sponsorship', 'Job offer included'], misses: ['Sponsorship for employers'] },
  { id: 'mig-title', hits: ['Migration agent in Perth', 'Visa expert'], misses: ['Partner visas since 2015'] },
  { id: 'mig-loophole', hits: ['Visa loopholes', 'Easy PR'], misses: ['The points test, step by step'] },
];
