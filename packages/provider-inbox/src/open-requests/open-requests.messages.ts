import { wordingOf, type ProfessionId } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface Worded {
  /** Of the requests: their category decides the nouns. */
  profession: ProfessionId;
}

/** Texts of the requests that anybody of a specialty may answer (spec section 2 'Specialist dashboard'). */
export const openRequestsMessages = defineMessages('inbox.requests', {
  lede: ({ profession }: Worded) =>
    `${sentence(wordingOf(profession).clients)} who asked for times in your specialties. You offer up to three.`,
  offline: 'You’re offline. New requests show when the connection resumes.',
  loading: 'Loading open requests',
  notLoaded: 'Failed to load inbox',
  empty: 'No open requests right now.',
  emptyHint: 'Requests for times in your specialties appear here until somebody’s offer is accepted.',
  specialty: 'Specialty',
  allSpecialties: 'All my specialties',
  counted: ({ specialty, count }: { specialty: string; count: number }, say) => `${specialty} ${say.number(count)}`,
  list: 'Open requests',
  makeOffer: 'Make offer',
  offered: 'Offered',
  of: ({ specialty }: { specialty: string }) => `Offer for ${specialty}`,
  whoSees: ({ profession }: Worded) =>
    `The ${wordingOf(profession).client} sees your name, your fee and your times. You see who they are once they accept.`,
  payoutsFirst: 'Set up your payouts to make offers',
  payoutsFirstHint: 'Offers are paid for here, and your part is sent to your bank account.',
  payoutsPaused: 'Your payouts are paused',
  payoutsPausedHint: 'The payment provider has paused your account. Offers wait until it takes money again.',
  setUp: 'Set up payouts',
  toPayouts: 'See payouts',
});

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
