import { defineMessages } from '@tele/ui';

/** Separate from filter messages, which a specialist's page does not need. */
export const featuredMessages = defineMessages('match.featured', {
  featuredLabel: 'Featured',
  whyFeatured: 'Why is this featured?',
  whyFeaturedText: 'Doctors from the practice that runs Tele come first. This isn’t a measure of quality or price.',
  soonestInstead: 'Sort by soonest instead',
});
