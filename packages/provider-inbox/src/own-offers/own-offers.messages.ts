import { wordingOf, type ProfessionId } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface Worded {
  /** Of the request: its category decides the nouns. */
  profession: ProfessionId;
}

/** Texts of the offers that a specialist has made (design section 10 'q'). */
export const ownOffersMessages = defineMessages('inbox.offers', {
  lede: ({ count }: { count: number }, say) =>
    `${say.plural(count, { one: '# offer waiting', other: '# offers waiting' })}. Times shown in Sydney.`,
  ledeNone: 'None of your offers is waiting. Times shown in Sydney.',
  offline: 'You’re offline. Answers show when the connection resumes.',
  loading: 'Loading your offers',
  notLoaded: 'Failed to load inbox',
  empty: 'You have made no offers yet.',
  emptyHint: 'Offers that you make for open requests appear here, with what became of them.',
  toRequests: 'See open requests',
  list: 'My offers',
  request: 'Request',
  state: 'State',
  times: 'Times offered',
  fee: 'Fee, you receive',
  feeAlone: 'Fee',
  receive: 'You receive',
  of: ({ specialty }: { specialty: string }) => `Offer for ${specialty}`,
  more: ({ count }: { count: number }, say) => ` ${say.plural(count, { one: 'and # more', other: 'and # more' })}`,
  until: 'Until',
  paying: ({ profession }: Worded) => `The ${wordingOf(profession).client} is paying for this time.`,
  lost: ({ profession }: Worded) => `The ${wordingOf(profession).client} has chosen another offer, or asks no more.`,
  cancelledBy: ({ by, profession }: Worded & { by: 'patient' | 'specialist' | null }) =>
    by === 'patient' ? `Cancelled by the ${wordingOf(profession).client}.` : 'Cancelled by you.',
  closed: 'The request is closed.',
  view: 'View',
  again: 'Offer again',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this offer?',
  withdrawDetail: ({ profession }: Worded) =>
    `The ${wordingOf(profession).client} can no longer accept it. You can make another one while the request is open.`,
  withdrawing: 'Withdrawing…',
  waiting: 'Waiting for connection…',
  keep: 'Keep it',
  withdrawn: 'Offer withdrawn.',
  notWithdrawn: 'Failed to withdraw the offer',
});
