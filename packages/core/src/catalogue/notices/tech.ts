import type { CategoryNotice } from './notice.ts';

export const tech: readonly CategoryNotice[] = [
  {
    id: 'screen',
    places: ['request', 'booking'],
    tone: 'caution',
    text: 'Share your screen only with the person you booked here. Never give anyone a password, card number or one-time code. Tele will never call you first.',
  },
];
