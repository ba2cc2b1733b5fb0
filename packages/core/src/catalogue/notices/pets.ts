import type { CategoryNotice } from './notice.ts';

export const pets: readonly CategoryNotice[] = [
  {
    id: 'animal-emergency',
    places: ['search', 'request', 'booking'],
    tone: 'critical',
    text: 'If your animal cannot breathe, has collapsed, or may have been poisoned, go to the nearest vet hospital now.',
  },
  {
    id: 'tele-limits',
    places: ['search', 'booking'],
    tone: 'neutral',
    text: 'A vet who has not examined your animal can give general advice and say how urgent it is, but usually can’t diagnose or prescribe.',
  },
];
