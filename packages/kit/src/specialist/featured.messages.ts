import { defineMessages } from '@tele/ui';

export const featuredMessages = defineMessages('kit.featured', {
  featuredLabel: 'Featured',
  whyFeatured: 'Why is this featured?',
  whyFeaturedText: 'Doctors from the practice that runs Tele come first. This isn’t a measure of quality or price.',
  soonestInstead: 'Sort by soonest instead',
});
