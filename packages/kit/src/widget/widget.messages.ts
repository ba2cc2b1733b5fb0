import { defineMessages } from '@tele/ui';

export const widgetMessages = defineMessages('kit.widget', {
  crashed: 'Something went wrong',
  crashedDetail: 'Try again. Anything you’ve already sent is safe, and the rest of the page still works.',
  crashedAgain:
    'If this keeps happening, start over. You’ll lose what you’ve entered here, but not anything you’ve already sent.',
  startAgain: 'Try again',
  startAnew: 'Start over',
  oldReact: 'This part of the page isn’t available.',
  privacy: 'Privacy',
  newTab: '(opens in a new tab)',
});
