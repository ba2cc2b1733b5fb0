import type { Wording } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface Named {
  /** A title with a last name, or a first name; null while it is not known. */
  name: string | null;
}

interface Worded {
  /** The words of the specialist's category. */
  words: Wording;
}

interface Counted {
  count: number;
}

const hello = (greeting: string, { name }: Named): string => (name === null ? greeting : `${greeting}, ${name}`);

/** The specialist's dashboard (spec section 2 'Specialist dashboard'; design section 10 'p'). */
export const workHomeMessages = defineMessages('portal.work-home', {
  loading: 'Loading dashboard',
  failed: 'Failed to load dashboard',
  morning: (named: Named) => hello('Good morning', named),
  afternoon: (named: Named) => hello('Good afternoon', named),
  evening: (named: Named) => hello('Good evening', named),
  welcome: (named: Named) => hello('Welcome', named),

  today: ({ count, words }: Counted & Worded, say) =>
    say.plural(count, { one: `One ${words.meeting} today.`, other: `# ${words.meetings} today.` }),
  noneToday: ({ words }: Worded) => `No ${words.meetings} today.`,
  nextIn: ({ minutes }: { minutes: number }, say) =>
    say.plural(minutes, { one: 'The next starts in # minute.', other: 'The next starts in # minutes.' }),
  nextAt: ({ time }: { time: string }) => `The next starts at ${time}.`,
  nextOn: ({ day, time }: { day: string; time: string }) => `The next is on ${day} at ${time}.`,

  inbox: 'Inbox',
  toAnswerCount: ({ count }: Counted, say) => `${say.number(count)} waiting`,
  availability: 'Availability',

  numbers: 'Your numbers',
  toAnswer: 'Waiting for you',
  oldest: ({ age }: { age: string }) => `Oldest ${age.toLowerCase()}`,
  noneWaits: 'You’ve replied to everyone',
  thisWeek: 'This week',
  meetings: ({ count, words }: Counted & Worded, say) =>
    say.plural(count, {
      one: `${words.meeting}, Monday to Sunday`,
      other: `${words.meetings}, Monday to Sunday`,
    }),
  accepted: 'Accepted (last 30 days)',
  acceptedOf: ({ accepted, asked }: { accepted: number; asked: number }, say) =>
    `${say.number(accepted)} of ${say.number(asked)}`,
  filledByAnother: ({ count }: Counted, say) => `${say.number(count)} filled by someone else`,
  nextPayout: 'Next payout',
  arrives: ({ day }: { day: string }) => `Arrives ${day}`,
  noPayout: 'None',
  nonePrepared: 'No payout scheduled',
  payoutsNotActive: 'Payouts aren’t active',
  payoutsUnknown: 'Not available right now',

  next: 'Next appointments',
  nextLoading: 'Loading appointments',
  allAppointments: 'All appointments',
  moreAppointments: ({ count }: Counted, say) => say.plural(count, { one: 'and # more', other: 'and # more' }),
  noneNext: ({ words }: Worded) => `Accepted requests appear here with the ${words.client}’s details.`,

  requests: ({ words }: Worded) => `Open ${words.client} requests`,
  requestsLoading: 'Loading open requests',
  allRequests: ({ count }: Counted, say) => `All ${say.number(count)}`,
  noRequests: 'Open requests in your specialties appear here.',
  hoursFirst: 'Add your hours before you make offers, to avoid clashes.',

  payouts: 'Payouts',
  payoutsLoading: 'Loading payouts',

  firstLede: ({ words }: Worded) =>
    `You’re approved. ${sentence(words.clients)} can book you once you’ve added your hours.`,
  firstListed: ({ words }: Worded) => `You’re approved, and ${words.clients} can find you.`,
  firstTitle: ({ words }: Worded) => `Before your first ${words.client}`,
  done: ({ done, of }: { done: number; of: number }, say) => `${say.number(done)} of ${say.number(of)} done`,
  stepDone: 'Done',
  verified: 'Documents verified',
  approvedOn: ({ when }: { when: string }) => `Approved ${when}`,
  approved: 'We’ve checked your documents.',
  hours: 'Add your hours',
  hoursText: ({ words }: Worded) =>
    `${sentence(words.clients)} book 30-minute times within your hours. Weekly hours repeat automatically.`,
  profile: 'Complete your profile',
  profileText: ({ words }: Worded) => `A photo and a short bio help ${words.clients} choose.`,
  editProfile: 'Edit profile',
  setUpPayouts: 'Set up payouts',
  payoutsText: 'You only need this to make offers.',
  seen: ({ words }: Worded) => `How ${words.clients} will see you`,
  noTimes: 'No times in the next 30 days',
  notListed: 'Not listed yet. You’ll appear within a minute of adding your hours.',
});

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
