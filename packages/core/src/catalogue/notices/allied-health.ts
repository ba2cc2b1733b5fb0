import { crisis, emergency } from './health.ts';
import type { CategoryNotice } from './notice.ts';

export const alliedHealth: readonly CategoryNotice[] = [
  emergency,
  crisis(['Psychology', 'Clinical psychology', 'Counselling', 'Social work']),
  {
    id: 'rebate',
    places: ['search'],
    tone: 'neutral',
    text: 'Some rebates need a plan or referral from a GP. Ask before you book. Rebates do not cover the booking fee.',
  },
];
