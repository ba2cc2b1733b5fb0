import { defineMessages } from '@tele/ui';

interface GreetingArgs {
  /** First name; null until loaded. */
  name: string | null;
}

const hello = (greeting: string, { name }: GreetingArgs): string => (name === null ? greeting : `${greeting}, ${name}`);

export const patientHomeMessages = defineMessages('match.home', {
  yourAlerts: 'Your alerts',
  notStopped: 'We couldn’t turn off the alert. Try again.',
  favourites: 'Your favourites',
  morning: (args: GreetingArgs) => hello('Good morning', args),
  afternoon: (args: GreetingArgs) => hello('Good afternoon', args),
  evening: (args: GreetingArgs) => hello('Good evening', args),
  welcome: (args: GreetingArgs) => hello('Welcome', args),
  failed: 'Failed to load dashboard',

  offersToAnswer: ({ count }: { count: number }, say) =>
    say.plural(count, { one: 'One offer to review.', other: '# offers to review.' }),
  nextToday: ({ time }: { time: string }) => `Your next appointment is today at ${time}.`,
  nextTomorrow: ({ time }: { time: string }) => `Your next appointment is tomorrow at ${time}.`,
  nextOn: ({ day, time }: { day: string; time: string }) => `Your next appointment is on ${day} at ${time}.`,
  nothingWaits: 'You’re all caught up.',
  nothingYet: 'Nothing booked yet. Start with the specialist you need.',

  offers: 'Offers',
  offersLoading: 'Loading offers',
  booked: 'Booked. See it in your appointments.',

  upcoming: 'Upcoming appointments',
  upcomingLoading: 'Loading appointments',
  allAppointments: 'All appointments',
  moreAppointments: ({ count }: { count: number }, say) =>
    say.plural(count, { one: 'and # more', other: 'and # more' }),
  noneUpcoming: 'Booked appointments appear here with the time and how you’ll meet.',

  selections: 'Your requests',
  selectionsLoading: 'Loading requests',
  allRequests: 'All requests',
  noSelections: 'Requests you submit appear here with their status.',

  find: 'Find specialists',
  findText: ({ max }: { max: number }, say) =>
    `Pick up to ${say.number(max)} specialists and one time with each. The first to accept is booked.`,
});
