import type { CategoryNotice } from './notice.ts';

export const coaching: readonly CategoryNotice[] = [
  {
    id: 'not-care',
    places: ['search', 'request'],
    tone: 'neutral',
    text: 'Coaching is not health care, legal or financial advice. In an emergency, call 000. For support at any time, call Lifeline on 13 11 14.',
  },
];
