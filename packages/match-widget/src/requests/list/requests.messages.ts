import { sentencesOf, type FeeFate } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

/** The patient's name; null for the account's owner. */
interface PersonArgs {
  forName: string | null;
}

const forWhom = (line: string, { forName }: PersonArgs): string =>
  forName === null ? line : `${line}, for ${forName}`;

export const requestsMessages = defineMessages('match.requests', {
  title: 'Requests',
  lede: ({ count }: { count: number }, say) => `${say.number(count)} in progress`,
  newRequest: 'New request',
  loading: 'Loading requests',
  failed: 'Failed to load request',
  none: 'No requests yet.',
  noneOpen: 'No requests in progress.',
  noneHint: 'Requests appear here once you’ve sent them.',
  find: 'Find specialists',
  sentTo: ({ day, name, others, ...person }: PersonArgs & { day: string; name: string; others: number }, say) =>
    forWhom(
      others === 0
        ? `${day}, ${name}`
        : `${day}, ${name} and ${say.plural(others, { one: '# other', other: '# others' })}`,
      person,
    ),
  bookedWith: ({ name, when }: { name: string; when: string }) => `${name}, ${when}`,
  answersUntil: ({ when }: { when: string }) => `Open until ${when}`,
  confirming: 'Confirming now',
  endsUnlessSent: ({ when }: { when: string }) => `Not sent yet. Send it by ${when}.`,
  notSent: 'Not sent yet.',
  askedFor: ({ day, ...person }: PersonArgs & { day: string }) => forWhom(`${day}, asked for times`, person),
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
