import type { CategoryNotice } from './notice.ts';

export const beauty: readonly CategoryNotice[] = [
  {
    id: 'advice-only',
    places: ['search'],
    tone: 'neutral',
    text: 'Consultations are advice on looks and products. For a skin change that worries you, see a doctor.',
  },
];
