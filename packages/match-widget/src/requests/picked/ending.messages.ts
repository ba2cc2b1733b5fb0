import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

interface Fee {
  fee: string;
}

export const endingMessages = defineMessages('match.ending', {
  withdrawn: 'You cancelled this request',
  withdrawnText: ({ words }: WordingArgs) => `The ${words.professionals} you picked can no longer see it.`,
  declined: 'No one could accept this request',
  declinedText: 'Everyone you picked declined.',
  lapsed: 'No one accepted in time',
  lapsedText: 'The time to reply has passed, so the request closed.',
  unpaid: 'This request was never sent',
  unpaidText: 'The booking fee wasn’t paid in time, so the request closed.',
  endedText: 'These times are no longer available.',
  held: ({ fee }: Fee) => `We’re releasing the ${fee} hold. You have not been charged.`,
  charged: ({ fee }: Fee) => `The ${fee} booking fee is not refunded.`,
  chargedRefunding: ({ fee }: Fee) => `We’re refunding the ${fee} booking fee.`,
  released: ({ fee }: Fee) => `We released the ${fee} hold. You were not charged.`,
  refunded: ({ fee }: Fee) => `We refunded the ${fee} booking fee.`,
});
