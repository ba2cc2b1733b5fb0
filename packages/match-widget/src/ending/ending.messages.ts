import type { FeeFate } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

interface Fee {
  fee: string;
}

/** How a request ended and what became of its fee, in the money words: held, charged, released, refunded. */
export const endingMessages = defineMessages('match.ending', {
  withdrawn: 'You withdrew this request',
  withdrawnText: ({ words }: Worded) => `The ${words.professionals} you picked no longer see it.`,
  declined: 'Nobody could take this request',
  declinedText: 'Everyone you picked has declined.',
  noneLeftText: 'Everyone you picked has declined or is no longer free then.',
  lapsed: 'Nobody accepted in time',
  lapsedText: ({ words }: Worded) => `The time for the ${words.professionals} you picked to answer has run out.`,
  unpaid: 'This request was never sent',
  unpaidText: ({ hours }: { hours: number }, say) =>
    `Its booking fee was not held. What is not sent ends after ${say.plural(hours, { one: '# hour', other: '# hours' })}.`,
  cancelledByYou: 'You cancelled this appointment',
  cancelledByThem: ({ name }: { name: string }) => `${name} cancelled this appointment`,
  cancelled: 'This appointment was cancelled',
  ended: 'This request has ended',
  endedText: 'Nobody can accept it any more.',
  none: 'Nothing was held.',
  held: ({ fee }: Fee) => `The hold of ${fee} is being lifted. Nothing is charged.`,
  charged: ({ fee }: Fee) => `The ${fee} booking fee is not refunded.`,
  chargedRefunding: ({ fee }: Fee) => `We’re refunding the ${fee} booking fee.`,
  released: ({ fee }: Fee) => `The hold of ${fee} was released. Nothing was charged.`,
  refunded: ({ fee }: Fee) => `We refunded the ${fee} booking fee.`,
  /** In a few words, for lists and facts. */
  fee: ({ fee, fate }: Fee & { fate: FeeFate }) => (fate === 'none' ? `${fee}, not held` : `${fee} ${fate}`),
  shortNever: 'Never sent.',
  shortWithdrawn: 'You withdrew it.',
  shortDeclined: 'Everyone declined.',
  shortNoneLeft: 'Nobody was left to accept.',
  shortLapsed: 'Nobody accepted in time.',
  shortEnded: 'It has ended.',
  shortCancelledByYou: 'You cancelled.',
  shortCancelledByThem: ({ name }: { name: string }) => `${name} cancelled.`,
  feeShort: ({ fee, fate }: Fee & { fate: FeeFate }) => (fate === 'none' ? '' : `${fee} ${fate}.`),
});
