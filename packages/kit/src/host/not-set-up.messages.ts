import { defineMessages } from '@tele/ui';

export const notSetUpMessages = defineMessages('kit.notSetUp', {
  title: 'This part of the page isn’t available',
  detail: 'There’s a problem with how this page is set up. Please contact the site owner.',
  forSite: 'For the site owner:',
});
