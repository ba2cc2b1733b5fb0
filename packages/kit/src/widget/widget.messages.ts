import { defineMessages } from '@tele/ui';

export const widgetMessages = defineMessages('kit.widget', {
  crashed: 'Something went wrong',
  crashedDetail: 'You can start again here. What was sent stays sent, and the rest of the page is not affected.',
  crashedAgain: 'If it keeps happening, start anew: what is written and picked here goes. What was sent stays sent.',
  startAgain: 'Start again',
  startAnew: 'Start anew',
  oldReact: 'This part of the page cannot be shown: the page has a version of React that it does not work with.',
  privacy: 'Privacy',
  newTab: '(opens in a new tab)',
});
