import type { CategoryNotice } from './notice.ts';

export const doctor: readonly CategoryNotice[] = [
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
    specialties: ['Psychiatry', 'Addiction Medicine', 'Paediatric Psychiatry', 'Psychiatry of Old Age'],
  },
  {
    id: 'referral',
    places: ['search'],
    tone: 'neutral',
    text: 'A Medicare rebate for a specialist usually needs a referral from a GP. Rebates do not cover the booking fee.',
  },
];
