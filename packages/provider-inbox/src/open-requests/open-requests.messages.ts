import { wordingOf, type ProfessionId, capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface ProfessionArgs {
  profession: ProfessionId;
}

export const openRequestsMessages = defineMessages('inbox.requests', {
  lede: ({ profession }: ProfessionArgs) =>
    `${capitalise(wordingOf(profession).clients)} are asking for times in your specialties. Each offer has a fee and up to 3 times to choose from.`,
  offline: 'You’re offline. This will update when you’re back online.',
  loading: 'Loading open requests',
  notLoaded: 'Failed to load inbox',
  empty: 'No open requests right now.',
  emptyHint: 'Requests in your specialties appear here while they’re open.',
  specialty: 'Specialty',
  allSpecialties: 'All my specialties',
  counted: ({ specialty, count }: { specialty: string; count: number }, say) => `${specialty} ${say.number(count)}`,
  list: 'Open requests',
  makeOffer: 'Make offer',
  offered: 'Offered',
  of: ({ specialty }: { specialty: string }) => `Offer for ${specialty}`,
  whoSees: ({ profession }: ProfessionArgs) =>
    `The ${wordingOf(profession).client} sees your name, fee and times. You’ll see who they are once they accept.`,
  payoutsFirst: 'Set up payouts to make offers',
  payoutsFirstHint: 'People pay for offers through Tele. Stripe pays your share into your bank account.',
  payoutsPaused: 'Your payouts are paused',
  payoutsPausedHint: 'Stripe has paused your payout account. You can make offers again once it’s active.',
  setUp: 'Set up payouts',
  toPayouts: 'See payouts',
});
