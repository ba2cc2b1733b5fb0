import { crisis, emergency } from './health.ts';
import type { CategoryNotice } from './notice.ts';

export const doctor: readonly CategoryNotice[] = [
  emergency,
  crisis(['Psychiatry', 'Addiction Medicine', 'Paediatric Psychiatry', 'Psychiatry of Old Age']),
  {
    id: 'referral',
    places: ['search'],
    tone: 'neutral',
    text: 'A Medicare rebate for a specialist usually needs a referral from a GP. Rebates do not cover the booking fee.',
  },
];
