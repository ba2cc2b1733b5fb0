import { defineMessages } from '@tele/ui';

export const notSetUpMessages = defineMessages('kit.notSetUp', {
  title: 'This part of the page is not set up',
  detail: 'You did nothing wrong, and you cannot set it right: whoever runs this site can.',
  forSite: 'For whoever runs this site:',
});
