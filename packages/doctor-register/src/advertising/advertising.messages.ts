import { defineMessages } from '@tele/ui';

export const advertisingMessages = defineMessages('register.advertising', {
  title: ({ count }: { count: number }, say) =>
    say.plural(count, { one: 'One phrase to check', other: '# phrases to check' }),
  text: 'You can still submit. Staff will review your text.',
});
