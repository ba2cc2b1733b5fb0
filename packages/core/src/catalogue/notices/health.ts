import type { CategoryNotice } from './notice.ts';

export const emergency: CategoryNotice = {
  id: 'emergency',
  places: ['search', 'request', 'booking'],
  tone: 'critical',
  text: 'In an emergency, call 000.',
};

/** Only for specialties whose patients may be in distress. */
export const crisis = (specialties: readonly string[]): CategoryNotice => ({
  id: 'crisis',
  places: ['search', 'request'],
  tone: 'caution',
  text: 'If you or someone else is in distress now, call Lifeline on 13 11 14, at any time.',
  specialties,
});
