import type { CategoryNotice } from './notice.ts';

export const realEstate: readonly CategoryNotice[] = [
  {
    id: 'licence-state',
    places: ['search', 'results'],
    tone: 'neutral',
    text: 'Licences are issued by each state. Choose the state where the property is.',
  },
  {
    id: 'appraisal',
    places: ['search', 'booking'],
    tone: 'neutral',
    text: 'An appraisal is an opinion of price, not a valuation. It is not financial advice.',
    specialties: ['Appraisal', 'Selling advice', 'Investment property'],
  },
  {
    id: 'agreement',
    places: ['booking'],
    tone: 'neutral',
    text: 'A booking covers advice for the agreed time. Acting for you in a sale, purchase or lease needs a signed agency agreement.',
  },
];
