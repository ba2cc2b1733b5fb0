import { sentencesOf, type FeeFate } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

/** The patient's name; null for the account's owner. */
interface CreatedArgs {
  day: string;
  forName: string | null;
}

const created = (what: string, { day, forName }: CreatedArgs): string =>
  `${what}${forName === null ? '' : `, for ${forName}`}, created ${day}`;

export const requestsMessages = defineMessages('match.requests', {
  title: 'Requests',
  lede: ({ count }: { count: number }, say) => `${say.number(count)} open or booked`,
  newRequest: 'New request',
  loading: 'Loading requests',
  failed: 'Failed to load request',
  none: 'No requests yet.',
  noneOpen: 'No requests in progress.',
  noneHint: 'Requests appear here once you’ve sent them.',
  find: 'Find specialists',
  sentTo: ({ name, others, ...args }: CreatedArgs & { name: string; others: number }, say) =>
    created(others === 0 ? name : `${name} and ${say.plural(others, { one: '# other', other: '# others' })}`, args),
  bookedWith: ({ name, when }: { name: string; when: string }) => `${name}, ${when}`,
  answersUntil: ({ when }: { when: string }) => `Open until ${when}`,
  confirming: 'Confirming now',
  endsUnlessSent: ({ when }: { when: string }) => `Not sent yet. Send it by ${when}.`,
  notSent: 'Not sent yet.',
  askedFor: (args: CreatedArgs) => created('Request for times', args),
  offers: ({ count, when }: { count: number; when: string }, say) =>
    say.plural(count, { one: `# offer, expires ${when}`, other: `# offers, first expires ${when}` }),
  noOffers: ({ when }: { when: string | null }) =>
    when === null ? 'No offers to review.' : `No offers to review. Open until ${when}`,
  held: ({ when }: { when: string }) => `Time reserved until ${when}`,
  noneCame: 'Not booked',
  view: 'View',
  viewWhich: ({ specialty, day }: { specialty: string; day: string }) => `View ${specialty}, ${day}`,
  candidates: ({ profession, specialty }: WordingArgs & { specialty: string }) =>
    `${sentencesOf(profession).picked}, ${specialty}`,
  unpaid: 'Waiting for payment',
  pay: ({ fee }: { fee: string }) => `Pay ${fee} to submit`,
  payWhich: ({ fee, specialty, day }: { fee: string; specialty: string; day: string }) =>
    `Pay ${fee} to submit, ${specialty}, ${day}`,
  past: 'Past requests',
  pastCount: ({ count }: { count: number }, say) => say.number(count),
  askAgain: 'Ask again',
  askAgainWhich: ({ specialty, day }: { specialty: string; day: string }) => `Ask again, ${specialty}, ${day}`,
  askAgainHint: '‘Ask again’ fills in your search and picks the times still available.',

  neverSent: 'Never sent.',
  youCancelled: 'You cancelled.',
  theyCancelled: ({ name }: { name: string }) => `${name} cancelled.`,
  declined: 'Everyone declined.',
  noneLeft: 'No longer available.',
  lapsed: 'No one accepted in time.',
  closed: 'Closed.',
  fee: ({ fee, fate }: { fee: string; fate: FeeFate }) => (fate === 'none' ? '' : `${fee} ${fate}.`),
});
