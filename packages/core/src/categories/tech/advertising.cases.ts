import type { AdvertisingCase } from '../../registration/advertising-case.ts';

export const cases: readonly AdvertisingCase[] = [
  { id: 'tech-ranking', hits: ['First page of Google', 'Go viral'], misses: ['Search terms your customers use'] },
  { id: 'tech-secure', hits: ['Unhackable sites', '100% secure'], misses: ['Backups and updates explained'] },
  { id: 'tech-fake', hits: ['Buy followers', 'Remove bad reviews'], misses: ['A posting plan'] },
  { id: 'tech-partner', hits: ['Apple certified', 'Google partner'], misses: ['Helps with Apple and Windows devices'] },
  {
    id: 'tech-access',
    hits: ['Hack into an account', 'Recover bitcoin', 'Spy on phones'],
    misses: ['Recover deleted photos'],
  },
  {
    id: 'tech-rights',
    hits: ['Copyright-free images', 'Undetectable AI text'],
    misses: ['Stock pictures with a licence'],
  },
];
