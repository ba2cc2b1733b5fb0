import type { CategoryNotice } from './notice.ts';

export const education: readonly CategoryNotice[] = [
  {
    id: 'under-18',
    places: ['search', 'request', 'booking'],
    tone: 'neutral',
    text: 'For a student under 18, a parent or guardian books, uses their own contact details and stays within reach during the lesson.',
  },
  {
    id: 'own-work',
    places: ['request'],
    tone: 'neutral',
    text: 'Tutors explain and practise with you. They must not write assessed work or sit an exam for you.',
  },
];
