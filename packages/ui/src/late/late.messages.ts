import { defineMessages } from '../messages/define.ts';

export const lateMessages = defineMessages('ui.late', {
  failed: 'Something went wrong',
  whatToDo: 'This part did not load. Check your connection and try again.',
});
