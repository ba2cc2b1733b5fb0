import type { CategoryNotice } from './notice.ts';

export const homeDesign: readonly CategoryNotice[] = [
  {
    id: 'no-site-visit',
    places: ['search', 'booking'],
    tone: 'neutral',
    text: 'Advice by video does not replace a site visit, an engineer, a permit or a licensed trade.',
  },
];
