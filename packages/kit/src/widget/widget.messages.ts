import { defineMessages } from '@tele/ui';

export const widgetMessages = defineMessages('kit.widget', {
  crashed: 'Something went wrong',
  crashedDetail: 'You can start again here. What was sent stays sent, and the rest of the page is not affected.',
  startAgain: 'Start again',
  privacy: 'Privacy',
});
