import { defineMessages } from '@tele/ui';

export const quickSearchMessages = defineMessages('match.quickSearch', {
  find: 'Find specialists',
  suggested: 'Common searches',
  everyCategory: 'All 12 categories',
  noDetails: 'No personal details needed to search.',
});
