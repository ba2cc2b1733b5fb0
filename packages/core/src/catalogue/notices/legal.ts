import type { CategoryNotice } from './notice.ts';

export const legal: readonly CategoryNotice[] = [
  {
    id: 'not-yet-client',
    places: ['request', 'booking'],
    tone: 'neutral',
    text: 'Booking does not make someone your lawyer. They first check for conflicts, then agree the work and costs with you in writing.',
  },
  {
    id: 'time-limits',
    places: ['search', 'request'],
    tone: 'caution',
    text: 'Legal steps have time limits. If a date is near, say so, and ring a law society or Legal Aid as well.',
  },
  {
    id: 'danger',
    places: ['search', 'request'],
    tone: 'critical',
    text: 'If you’re in danger, call 000. For family violence support at any time, call 1800RESPECT (1800 737 732).',
    specialties: ['Family law', 'Parenting arrangements', 'Criminal law'],
  },
  {
    id: 'remote-witness',
    places: ['search', 'booking'],
    tone: 'neutral',
    text: 'Not every document can be witnessed by video, and the rules differ by state. Ask before you book.',
    specialties: ['Document witnessing', 'Notary services'],
  },
];
