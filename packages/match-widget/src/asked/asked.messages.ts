import { sentencesOf, type FeeFate } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

interface Fee {
  fee: string;
}
interface Until {
  until: string | null;
}

export const askedMessages = defineMessages('match.asked', {
  title: 'Request for times',
  back: 'Requests',
  loading: 'Loading request',
  failed: 'Failed to load request',
  notFound: 'Request not found',
  notFoundHint: 'It may have been withdrawn.',
  find: ({ profession }: Worded) => sentencesOf(profession).find,
  findAny: 'Find specialists',

  offers: ({ count }: { count: number }, say) =>
    say.plural(count, { one: '# offer to answer', other: '# offers to answer' }),
  waiting: 'Waiting for offers',
  waitingText: ({ minutes }: { minutes: number }, say) =>
    `Each offer has a fee and up to three times. We email you when one comes, and you have ${say.number(minutes)} minutes to accept it.`,
  waitingMore: 'No offer waits for you now',
  waitingUntil: ({ words, until }: Worded & { until: string }) =>
    `${sentenceCase(words.professionals)} can answer until ${until}.`,
  askingIsFree: 'Asking is free. You pay only for an offer that you accept.',

  facts: 'Request',
  specialty: ({ words }: Worded) => words.specialtyLabel,
  when: 'When',
  state: 'State or territory',
  anywhere: 'Any',
  forWhom: 'For',
  reason: 'Reason',
  sent: 'Sent',
  answersUntil: 'Answers until',
  fee: ({ words }: Worded) => `${sentenceCase(words.meeting)} fee`,
  feeIs: ({ fee, fate }: Fee & { fate: FeeFate }) => (fate === 'none' ? fee : `${fee} ${fate}`),
  reference: 'Reference',

  withdraw: 'Withdraw request',
  withdrawAsk: 'Withdraw this request?',
  withdrawText: ({ words }: Worded) =>
    `${sentenceCase(words.professionals)} no longer see it, and offers that came for it end. Nothing was charged. It leaves your list for good.`,
  deleteRequest: 'Delete request',
  deleteAsk: 'Delete this request?',
  deleteText: 'It leaves your list for good.',
  keep: 'Keep request',
  deleting: 'Deleting…',
  withdrawing: 'Withdrawing…',
  deleteFailed: 'The request was not deleted. Try again.',
  withdrawFailed: 'The request was not withdrawn. Try again.',

  nothingCharged: 'You have not been charged.',
  ifCancelled: ({ name, fee, until }: Fee & Until & { name: string }) =>
    `If ${name} cancels, we’ll refund the ${fee} you paid. ` +
    (until === null
      ? 'If you cancel, it will not be refunded, because it’s less than 24 hours before.'
      : `If you cancel by ${until} (24 hours before), we’ll refund it too. After that, it is not refunded.`),

  closed: 'This request has ended',
  closedText: ({ words }: Worded) =>
    `${sentenceCase(words.professionals)} can no longer answer it. Nothing was charged.`,
  cancelledByYou: 'You cancelled this appointment',
  cancelledByThem: ({ name }: { name: string }) => `${name} cancelled this appointment`,
  cancelled: 'This appointment was cancelled',
  chargedStays: ({ fee }: Fee) => `The ${fee} you paid is not refunded.`,
  refunding: ({ fee }: Fee) => `We’re refunding the ${fee} you paid.`,
  wasRefunded: ({ fee }: Fee) => `We refunded the ${fee} you paid.`,
});

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
