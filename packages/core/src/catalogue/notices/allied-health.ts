import type { CategoryNotice } from './notice.ts';

export const alliedHealth: readonly CategoryNotice[] = [
  {
    id: 'emergency',
    places: ['search', 'request', 'booking'],
    tone: 'critical',
    text: 'In an emergency call 000.',
  },
  {
    id: 'crisis',
    places: ['search', 'request'],
    tone: 'caution',
    text: 'If you or someone else is in distress now, call Lifeline on 13 11 14, at any time.',
    specialties: ['Psychology', 'Clinical psychology', 'Counselling', 'Social work'],
  },
  {
    id: 'rebate',
    places: ['search'],
    tone: 'neutral',
    text: 'Some rebates need a plan or referral from a GP. Ask before you book. Rebates do not cover the booking fee.',
  },
];
