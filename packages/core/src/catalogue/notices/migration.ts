import type { CategoryNotice } from './notice.ts';

export const migration: readonly CategoryNotice[] = [
  {
    id: 'who-may-advise',
    places: ['search', 'request'],
    tone: 'neutral',
    text: 'Only a registered migration agent or a lawyer may give immigration assistance for a fee. Each profile shows the registration.',
  },
  {
    id: 'code',
    places: ['booking'],
    tone: 'neutral',
    text: 'Before work begins, a registered agent gives you the Consumer Guide and a written agreement with the fees. No one can promise a visa.',
  },
  {
    id: 'deadline',
    places: ['request'],
    tone: 'caution',
    text: 'Some decisions must be answered within days. If yours has a deadline, say so, and don’t wait for a reply here before you get help.',
  },
];
