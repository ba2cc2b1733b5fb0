import type { CategoryNotice } from './notice.ts';

export const tech: readonly CategoryNotice[] = [
  {
    id: 'screen',
    places: ['request', 'booking'],
    tone: 'caution',
    text: 'Share your screen only with the person you booked here. Never give a password, a card number or a one-time code. Nobody from here rings you first.',
  },
];
