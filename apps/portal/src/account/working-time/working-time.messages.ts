import { defineMessages } from '@tele/ui';

/** A specialist's notice and break, time off and calendars (design s2). */
export const workingTimeMessages = defineMessages('portal.account.working-time', {
  rules: 'Notice and break',
  rulesLede: 'What patients can pick inside your hours.',
  rulesFailed: 'Failed to load notice and break',
  notice: 'Shortest notice',
  noticeHint: 'Times sooner than this are not offered. Offers you make yourself are yours to time.',
  hours: ({ hours }: { hours: number }, say) =>
    hours < 48
      ? say.plural(hours, { one: '# hour', other: '# hours' })
      : say.plural(hours / 24, { one: '# day', other: '# days' }),
  break: 'Break after each booking',
  none: 'None',
  kept: '30 minutes',
  effect: ({ day, offered, instead }: { day: string; offered: number; instead: number }, say) =>
    `With these, ${day} offers ${say.plural(offered, { one: '# time', other: '# times' })} instead of ${say.number(instead)}.`,

  timeOff: 'Time off',
  timeOffLede: 'Hides your hours. Bookings inside stay, and are listed.',
  timeOffFailed: 'Failed to load time off',
  noTimeOff: 'No time off is planned.',
  days: ({ first, last }: { first: string; last: string }) => (first === last ? first : `${first} to ${last}`),
  inside: ({ days, bookings }: { days: number; bookings: number }, say) =>
    `${say.plural(days, { one: '# day', other: '# days' })}, ${
      bookings === 0
        ? 'no bookings inside'
        : say.plural(bookings, { one: '# booking inside', other: '# bookings inside' })
    }`,
  booking: ({ when }: { when: string }) => `Booking on ${when}`,
  remove: 'Remove',
  ofWhich: ({ name }: { name: string }) => ` ${name}`,
  removing: 'Removing…',
  addTimeOff: 'Add time off',
  edit: 'Edit',
  editTimeOff: 'Change time off',
  first: 'First day',
  last: 'Last day',
  lastHint: 'Whole days in Sydney, this one included.',
  add: 'Add',
  adding: 'Adding…',
  save: 'Save',
  saving: 'Saving…',
  timeOffAdded: 'Time off added.',
  timeOffSaved: 'Time off changed.',
  timeOffRemoved: 'Time off removed.',
  notAdded: 'Failed to add it',
  notSaved: 'Failed to save it',
  notRemoved: 'Failed to remove it',

  calendars: 'Calendars',
  calendarsLede: 'Out: your bookings in another calendar. In: its busy times taken off yours.',
  calendarsFailed: 'Failed to load calendars',
  feed: 'Your bookings in another calendar',
  feedHint:
    'Subscribe to this address in your calendar. Anyone who has it sees your times. Titles read “Telehealth appointment” or “Appointment”, no names.',
  address: 'Address',
  makeFeed: 'Make an address',
  newFeed: 'Make a new address',
  making: 'Making…',
  newFeedTitle: 'Make a new address?',
  newFeedText: 'The present one ends at once. Every calendar that subscribes to it needs the new one.',
  endFeed: 'End it',
  endFeedTitle: 'End this address?',
  endFeedText: 'Every calendar that subscribes to it gets your bookings no more. It cannot be brought back.',
  ending: 'Ending…',
  feedFailed: 'Failed to change the address',
  copy: 'Copy',
  copied: 'Address copied.',
  notCopied: 'Your browser does not let it be copied. Select the address and copy it.',

  others: 'Busy times from another calendar',
  noOthers: 'None yet. Use the iCal address of Google, Outlook, Apple or any other calendar.',
  readAt: ({ ago, count }: { ago: string; count: number }, say) =>
    `Read ${ago}, ${say.plural(count, { one: '# busy time', other: '# busy times' })} in the next 30 days`,
  reading: 'Being read for the first time…',
  failing: ({ since, why, kept, next }: { since: string; why: string; kept: boolean; next: string | null }) =>
    [
      `${why} Could not be read since ${since}.`,
      kept && 'Its old busy times still count.',
      next !== null && `It is tried again at ${next}.`,
    ]
      .filter(Boolean)
      .join(' '),
  again: 'Try again',
  trying: 'Trying…',
  notTried: 'Failed to try again',
  stop: 'Stop',
  stopTitle: ({ name }: { name: string }) => `Stop reading ${name}?`,
  stopText: 'Its busy times no longer hide your hours. Patients can pick them from now on.',
  stopped: 'It is no longer read.',
  addCalendar: 'Import busy times',
  addCalendarLede: 'Times when you are busy elsewhere are taken off your hours. It is read every 15 minutes.',
  name: 'Name',
  nameHint: 'For you alone, such as Hospital roster.',
  ical: 'iCal address',
  icalHint:
    'Your calendar calls it “secret address in iCal format” or “publish calendar”. Only when you are busy is kept, nothing of what for.',
});

/** Why another calendar could not be read, by the API's word for it. */
export const calendarFaultMessages = defineMessages('portal.account.working-time.faults', {
  unreachable: 'Nobody answers at its address.',
  'too-slow': 'It took too long to answer.',
  gone: 'There is no calendar at its address any more.',
  'not-public': 'Its address is not on the public internet, or not https.',
  redirects: 'Its address leads on and on.',
  'too-large': 'It is larger than 5 MB.',
  'not-a-calendar': 'What is at its address is not a calendar.',
  'too-much': 'It has more events than can be followed.',
});

/** What is wrong with a field, by the code of its rule. */
export const workingTimeFaults = defineMessages('portal.account.working-time.fields', {
  'notice-missing': 'Choose one of the notices offered.',
  'first-missing': 'Choose the first day.',
  'last-missing': 'Choose the last day.',
  'last-before-first': 'Choose the first day or a later one.',
  'calendar-name-missing': 'Name the calendar.',
  'calendar-name-too-long': 'Use at most 60 characters.',
  'calendar-address-missing': 'Enter the iCal address.',
  'calendar-address-too-long': 'Use at most 1,000 characters.',
  'calendar-address-invalid': 'Enter an address that begins with https:// or webcal://.',
});
