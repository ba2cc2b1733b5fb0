import { defineMessages } from '@tele/ui';

/** Apart from those of the filters, which a specialist's own page has none of. */
export const featuredMessages = defineMessages('match.featured', {
  featuredLabel: 'Featured',
  whyFeatured: 'Why featured',
  whyFeaturedText:
    'Doctors of the practice that runs this service are listed first. It says nothing about quality or price.',
  soonestInstead: 'Sort by soonest instead',
});
