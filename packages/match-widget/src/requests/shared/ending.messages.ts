import type { FeeFate } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

interface Fee {
  fee: string;
}

/** How a request ended and what became of its fee, in the money words: held, charged, released, refunded. */
export const endingMessages = defineMessages('match.ending', {
  withdrawn: 'You cancelled this request',
  withdrawnText: ({ words }: WordingArgs) => `The ${words.professionals} you picked can no longer see it.`,
  declined: 'No one could accept this request',
  declinedText: 'Everyone you picked declined.',
  lapsed: 'No one accepted in time',
  lapsedText: 'The time to reply has passed, so the request closed.',
  unpaid: 'This request was never sent',
  unpaidText: 'The booking fee wasn’t paid in time, so the request closed.',
  cancelledByYou: 'You cancelled this appointment',
  cancelledByThem: ({ name }: { name: string }) => `${name} cancelled this appointment`,
  cancelled: 'This appointment was cancelled',
  ended: 'This request has closed',
  endedText: 'These times are no longer available.',
  none: 'You have not been charged.',
  held: ({ fee }: Fee) => `We’re releasing the ${fee} hold. You have not been charged.`,
  charged: ({ fee }: Fee) => `The ${fee} booking fee is not refunded.`,
  chargedRefunding: ({ fee }: Fee) => `We’re refunding the ${fee} booking fee.`,
  released: ({ fee }: Fee) => `We released the ${fee} hold. You were not charged.`,
  refunded: ({ fee }: Fee) => `We refunded the ${fee} booking fee.`,
  /** In a few words, for lists and facts. */
  fee: ({ fee, fate }: Fee & { fate: FeeFate }) => (fate === 'none' ? `${fee}, not charged` : `${fee} ${fate}`),
  shortNever: 'Never sent.',
  shortWithdrawn: 'You cancelled.',
  shortDeclined: 'Everyone declined.',
  shortNoneLeft: 'No longer available.',
  shortLapsed: 'No one accepted in time.',
  shortEnded: 'Closed.',
  shortCancelledByYou: 'You cancelled.',
  shortCancelledByThem: ({ name }: { name: string }) => `${name} cancelled.`,
  feeShort: ({ fee, fate }: Fee & { fate: FeeFate }) => (fate === 'none' ? '' : `${fee} ${fate}.`),
});
