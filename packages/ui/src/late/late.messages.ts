import { defineMessages } from '../messages/define.ts';

export const lateMessages = defineMessages('ui.late', {
  partFailed: 'Something went wrong',
  panelFailed: 'This did not load. Try again',
  partFailedDetail: 'This part did not load. Check your connection and try again, or reload the page.',
});
