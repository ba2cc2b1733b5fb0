import { capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

interface Fee {
  fee: string;
}
interface DeadlineArgs {
  until: string | null;
}

export const openRequestMessages = defineMessages('match.openRequest', {
  title: 'Request for times',
  notFound: 'Request not found',
  notFoundHint: 'It may have been cancelled.',

  offers: ({ count }: { count: number }, say) =>
    say.plural(count, { one: '# offer to review', other: '# offers to review' }),
  waiting: 'Waiting for offers',
  waitingText: ({ minutes }: { minutes: number }, say) =>
    `Each offer has a fee and up to 3 times to choose from. We’ll email you, and you’ll have ${say.number(minutes)} minutes to accept.`,
  waitingMore: 'No offers to review right now',
  waitingUntil: ({ words, until }: WordingArgs & { until: string }) =>
    `${capitalise(words.professionals)} can reply until ${until}.`,
  askingIsFree: 'Asking is free. You only pay if you accept an offer.',

  when: 'When',
  state: 'State or territory',
  anywhere: 'Any',

  cancelText: ({ words }: WordingArgs) =>
    `This permanently removes it from your list. ${capitalise(words.professionals)} can no longer see it, and any offers end. You have not been charged.`,
  ifCancelled: ({ name, fee, until }: Fee & DeadlineArgs & { name: string }) =>
    `If ${name} cancels, we’ll refund the ${fee} you paid. ` +
    (until === null
      ? 'If you cancel now, less than 24 hours before, it is not refunded.'
      : `If you cancel by ${until} (24 hours before), we’ll refund it too. After that, it is not refunded.`),

  closedText: ({ words }: WordingArgs) =>
    `${capitalise(words.professionals)} can no longer reply. You have not been charged.`,
  chargedStays: ({ fee }: Fee) => `The ${fee} you paid is not refunded.`,
  refunding: ({ fee }: Fee) => `We’re refunding the ${fee} you paid.`,
  wasRefunded: ({ fee }: Fee) => `We refunded the ${fee} you paid.`,
});
