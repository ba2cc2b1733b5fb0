import { capitalise, type Wording } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface GreetingArgs {
  /** Title and last name, or first name; null until loaded. */
  name: string | null;
}

interface WordingArgs {
  words: Wording;
}

interface CountArgs {
  count: number;
}

const hello = (greeting: string, { name }: GreetingArgs): string => (name === null ? greeting : `${greeting}, ${name}`);

export const providerHomeMessages = defineMessages('inbox.home', {
  loading: 'Loading dashboard',
  failed: 'Failed to load dashboard',
  morning: (args: GreetingArgs) => hello('Good morning', args),
  afternoon: (args: GreetingArgs) => hello('Good afternoon', args),
  evening: (args: GreetingArgs) => hello('Good evening', args),
  welcome: (args: GreetingArgs) => hello('Welcome', args),

  today: ({ count, words }: CountArgs & WordingArgs, say) =>
    say.plural(count, { one: `One ${words.meeting} today.`, other: `# ${words.meetings} today.` }),
  noneToday: ({ words }: WordingArgs) => `No ${words.meetings} today.`,
  nextIn: ({ minutes }: { minutes: number }, say) =>
    say.plural(minutes, { one: 'The next starts in # minute.', other: 'The next starts in # minutes.' }),
  nextAt: ({ time }: { time: string }) => `The next starts at ${time}.`,
  nextOn: ({ day, time }: { day: string; time: string }) => `The next is on ${day} at ${time}.`,

  inbox: 'Inbox',
  toAnswerCount: ({ count }: CountArgs, say) => `${say.number(count)} waiting`,
  availability: 'Availability',

  numbers: 'Your numbers',
  toAnswer: 'Waiting for you',
  oldest: ({ age }: { age: string }) => `Oldest ${age.toLowerCase()}`,
  noneWaits: 'You’re all caught up',
  thisWeek: 'This week',
  meetings: ({ count, words }: CountArgs & WordingArgs, say) =>
    say.plural(count, {
      one: `${words.meeting}, Monday to Sunday`,
      other: `${words.meetings}, Monday to Sunday`,
    }),
  accepted: 'Accepted (last 30 days)',
  acceptedOf: ({ accepted, total }: { accepted: number; total: number }, say) =>
    `${say.number(accepted)} of ${say.number(total)}`,
  filledByAnother: ({ count }: CountArgs, say) => `${say.number(count)} filled by someone else`,
  nextPayout: 'Next payout',
  arrives: ({ day }: { day: string }) => `Arrives ${day}`,
  noPayout: 'None',
  nonePrepared: 'No payout scheduled',
  payoutsNotActive: 'Payouts aren’t active',
  payoutsUnknown: 'Not available right now',

  next: 'Next appointments',
  nextLoading: 'Loading appointments',
  allAppointments: 'All appointments',
  moreAppointments: ({ count }: CountArgs, say) => say.plural(count, { one: 'and # more', other: 'and # more' }),
  noneNext: ({ words }: WordingArgs) => `Accepted requests appear here with the ${words.client}’s details.`,

  requests: ({ words }: WordingArgs) => `Open ${words.client} requests`,
  requestsLoading: 'Loading open requests',
  allRequests: ({ count }: CountArgs, say) => `All ${say.number(count)}`,
  noRequests: 'Open requests in your specialties appear here.',
  hoursFirst: 'Add your hours to see open requests here.',

  payouts: 'Payouts',
  payoutsLoading: 'Loading payouts',

  categories: 'All categories',

  firstLede: ({ words }: WordingArgs) =>
    `You’re approved. ${capitalise(words.clients)} can book you once you’ve added your hours.`,
  firstListed: ({ words }: WordingArgs) => `You’re approved, and ${words.clients} can find you.`,
  firstTitle: ({ words }: WordingArgs) => `Before your first ${words.client}`,
  done: ({ done, of }: { done: number; of: number }, say) => `${say.number(done)} of ${say.number(of)} done`,
  stepDone: 'Done',
  verified: 'Documents verified',
  approvedOn: ({ when }: { when: string }) => `Approved ${when}`,
  approved: 'We’ve checked your documents.',
  hours: 'Add your hours',
  hoursText: ({ words }: WordingArgs) => `${capitalise(words.clients)} book 30-minute times within your hours.`,
  meeting: 'Say how you meet',
  meetingText: ({ words }: WordingArgs) => `Until you choose, we’ll tell ${words.clients} you’ll call.`,
  meetingChosen: 'You can change this in your settings.',
  chooseMeeting: 'Choose how you meet',
  profile: 'Complete your profile',
  profileText: ({ words }: WordingArgs) => `A photo and a short bio help ${words.clients} choose.`,
  editProfile: 'Edit profile',
  setUpPayouts: 'Set up payouts',
  payoutsText: 'You only need this to make offers.',
  seen: ({ words }: WordingArgs) => `How ${words.clients} will see you`,
  noTimes: 'No times in the next 30 days',
  timesSoon: 'Your times appear in search within a minute of adding your hours.',
});
