import { wordingOf, type ProfessionId } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface ProfessionArgs {
  profession: ProfessionId;
}

export const ownOffersMessages = defineMessages('inbox.offers', {
  lede: ({ count }: { count: number }, say) =>
    `${say.plural(count, { one: '# offer waiting', other: '# offers waiting' })}. Times are in Sydney time.`,
  ledeNone: 'No offers waiting. Times are in Sydney time.',
  offline: 'You’re offline. This will update when you’re back online.',
  loading: 'Loading your offers',
  notLoaded: 'Failed to load inbox',
  empty: 'You haven’t made any offers yet.',
  emptyHint: 'Offers you make appear here with their status.',
  toRequests: 'See open requests',
  list: 'My offers',
  request: 'Request',
  state: 'Status',
  times: 'Times offered',
  fee: 'Fee, you receive',
  feeAlone: 'Fee',
  receive: 'You receive',
  of: ({ specialty }: { specialty: string }) => `Offer for ${specialty}`,
  more: ({ count }: { count: number }, say) => ` and ${say.number(count)} more`,
  until: 'Until',
  paying: ({ profession }: ProfessionArgs) => `The ${wordingOf(profession).client} is paying for this time.`,
  lost: ({ profession }: ProfessionArgs) =>
    `The ${wordingOf(profession).client} chose another offer or cancelled their request.`,
  cancelledBy: ({ by, profession }: ProfessionArgs & { by: 'patient' | 'specialist' | null }) =>
    by === 'patient' ? `Cancelled by the ${wordingOf(profession).client}.` : 'Cancelled by you.',
  closed: 'The request is closed.',
  view: 'View',
  again: 'Offer again',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this offer?',
  withdrawDetail: ({ profession }: ProfessionArgs) =>
    `The ${wordingOf(profession).client} won’t be able to accept it. You can make another offer while the request is open.`,
  withdrawing: 'Withdrawing…',
  waiting: 'Waiting for connection…',
  keep: 'Keep offer',
  withdrawn: 'Offer withdrawn.',
  notWithdrawn: 'Failed to withdraw the offer',
});
