import { defineMessages } from '@tele/ui';

/** Apart from those of the filters, which a specialist's own page has none of. */
export const featuredMessages = defineMessages('match.featured', {
  featuredLabel: 'Featured',
  whyFeatured: 'Why is this featured?',
  whyFeaturedText: 'Doctors from the practice that runs Tele come first. This isn’t a measure of quality or price.',
  soonestInstead: 'Sort by soonest instead',
});
