import { defineMessages } from '@tele/ui';

export const widgetMessages = defineMessages('kit.widget', {
  crashed: 'Something went wrong',
  crashedDetail: 'Nothing was sent. You can start again here; the rest of the page is not affected.',
  startAgain: 'Start again',
  privacy: 'Privacy',
});
