import { defineMessages } from '@tele/ui';

export const notSureMessages = defineMessages('match.notSure', {
  title: 'Not sure which one?',
  text: 'Ask your GP, or call healthdirect on 1800\u00A0022\u00A0222.',
});
