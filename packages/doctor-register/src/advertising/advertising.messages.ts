import { defineMessages } from '@tele/ui';

/** What a profile text had better not say. */
export const advertisingMessages = defineMessages('register.advertising', {
  title: ({ count }: { count: number }, say) =>
    say.plural(count, { one: 'One thing to look at', other: '# things to look at' }),
  text: 'Nothing is blocked. Staff read the text too.',
});
