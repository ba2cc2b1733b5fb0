import { defineMessages } from '@tele/ui';

interface FailingCalendar {
  since: string;
  why: string;
  /** Its last busy times still count. */
  kept: boolean;
  advice: string;
  next: string | null;
}

export const workingTimeMessages = defineMessages('account.working-time', {
  rules: 'Notice and break',
  rulesLede: 'Limit which times people can book within your hours.',
  rulesFailed: 'Failed to load notice and break',
  notice: 'Minimum notice',
  noticeHint: 'People can’t book times sooner than this. It doesn’t apply to offers you make.',
  hours: ({ hours }: { hours: number }, say) =>
    hours < 48
      ? say.plural(hours, { one: '# hour', other: '# hours' })
      : say.plural(hours / 24, { one: '# day', other: '# days' }),
  break: 'Break after each appointment',
  none: 'None',
  kept: '30 minutes',
  effect: ({ day, offered, instead }: { day: string; offered: number; instead: number }, say) =>
    `With these settings, ${day} has ${say.plural(offered, { one: '# time', other: '# times' })} instead of ${say.number(instead)}.`,

  timeOff: 'Time off',
  timeOffLede: 'People can’t book these days. Existing appointments aren’t cancelled.',
  timeOffFailed: 'Failed to load time off',
  noTimeOff: 'No time off planned.',
  days: ({ first, last }: { first: string; last: string }) => (first === last ? first : `${first} to ${last}`),
  inside: ({ days, bookings }: { days: number; bookings: number }, say) =>
    `${say.plural(days, { one: '# day', other: '# days' })}, ${
      bookings === 0 ? 'no appointments' : say.plural(bookings, { one: '# appointment', other: '# appointments' })
    }`,
  booking: ({ when }: { when: string }) => `Appointment on ${when}`,
  remove: 'Remove',
  ofWhich: ({ name }: { name: string }) => ` ${name}`,
  removing: 'Removing…',
  addTimeOff: 'Add time off',
  edit: 'Edit',
  editTimeOff: 'Change time off',
  first: 'First day',
  last: 'Last day',
  lastHint: 'Full days in Sydney time, including this one.',
  add: 'Add',
  adding: 'Adding…',
  save: 'Save',
  saving: 'Saving…',
  timeOffAdded: 'Time off added.',
  timeOffSaved: 'Time off changed.',
  timeOffRemoved: 'Time off removed.',
  notAdded: 'Failed to add time off',
  notSaved: 'Failed to save time off',
  notRemoved: 'Failed to remove time off',

  calendars: 'Calendars',
  calendarsLede: 'Sync with Google, Outlook or Apple Calendar.',
  calendarsFailed: 'Failed to load calendars',
  feed: 'Your appointments in another calendar',
  feedHint:
    'Subscribe to this link in your calendar. Anyone with the link can see your appointment times, but no names.',
  address: 'Link',
  makeFeed: 'Create link',
  newFeed: 'Create new link',
  making: 'Creating…',
  newFeedTitle: 'Create a new link?',
  newFeedText: 'The current link stops working straight away. You’ll need to add the new link to your calendars.',
  endFeed: 'Turn off link',
  endFeedTitle: 'Turn off this link?',
  endFeedText: 'Calendars that use this link will stop getting your appointments. You cannot turn it back on.',
  ending: 'Turning off…',
  feedFailed: 'Failed to update the link',
  copy: 'Copy',
  copied: 'Link copied.',
  notCopied: 'Your browser blocked copying. Select the link and copy it.',

  others: 'Busy times from another calendar',
  noOthers: 'None yet. Add the iCal link from Google, Outlook, Apple or another calendar.',
  readAt: ({ ago, count }: { ago: string; count: number }, say) =>
    `Updated ${ago}, ${say.plural(count, { one: '# busy time', other: '# busy times' })} in the next 30 days`,
  reading: 'Loading for the first time…',
  failing: ({ since, why, kept, advice, next }: FailingCalendar) =>
    [
      `${why} It hasn’t updated since ${since}.`,
      kept && 'We’re still using its last known busy times.',
      advice,
      next !== null && `We’ll try again at ${next}.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** After 30 days of failures. */
  stoppedReading: ({ day, why, kept }: { day: string; why: string; kept: boolean }) =>
    [
      `We stopped reading this calendar on ${day}. ${why}`,
      kept && 'We’re still using its last known busy times.',
      'Read it again, or disconnect it and add its new link.',
    ]
      .filter(Boolean)
      .join(' '),
  /** `next` is null once that time has passed. */
  putOff: ({ next }: { next: string | null }) =>
    `Your calendars took too long to read. We’ll read this one ${next === null ? 'soon' : `at ${next}`}.`,
  again: 'Try again',
  readAgain: 'Read again',
  trying: 'Trying…',
  notTried: 'Failed to read the calendar',
  stop: 'Disconnect',
  stopTitle: ({ name }: { name: string }) => `Disconnect ${name}?`,
  stopText: 'People will be able to book times when this calendar is busy.',
  stopped: 'Calendar disconnected.',
  unchecked: 'Calendar added. We couldn’t check its link yet. We’ll keep trying to read it.',
  addCalendar: 'Import busy times',
  addCalendarLede: 'We’ll hide times when you’re busy elsewhere. Updates every 15 minutes.',
  name: 'Name',
  nameHint: 'Only you see this. For example, Work roster.',
  ical: 'iCal link',
  icalHint:
    'Your calendar may call this ‘secret address in iCal format’ or ‘publish calendar’. We only store when you’re busy, not why.',
});

export const calendarFaultMessages = defineMessages('account.working-time.faults', {
  unreachable: 'No response from this link.',
  'too-slow': 'It took too long to respond.',
  gone: 'The calendar is no longer at this link.',
  'not-public': 'The link isn’t public, or isn’t https.',
  redirects: 'The link redirects too many times.',
  'too-large': 'This calendar is larger than 5 MB.',
  'not-a-calendar': 'This link isn’t a calendar.',
  'too-much': 'Its events repeat too often for us to read.',
});

export const calendarAdviceMessages = defineMessages('account.working-time.advice', {
  unreachable: 'Check that the link still works.',
  'too-slow': 'Check that the link still works.',
  gone: 'Disconnect it and add its new link.',
  'not-public': 'Disconnect it and add a public link.',
  redirects: 'Disconnect it and add the calendar’s own link.',
  'too-large': 'In your calendar, publish a shorter period or fewer details.',
  'not-a-calendar': 'Disconnect it and add the calendar’s iCal link.',
  'too-much': 'In your calendar, give series an end date or repeat them less often.',
});

export const workingTimeFaults = defineMessages('account.working-time.fields', {
  'notice-missing': 'Choose a minimum notice.',
  'first-missing': 'Choose the first day.',
  'last-missing': 'Choose the last day.',
  'last-before-first': 'The last day must be on or after the first day.',
  'calendar-name-missing': 'Enter a name for the calendar.',
  'calendar-name-too-long': 'Use up to 60 characters.',
  'calendar-address-missing': 'Enter the iCal link.',
  'calendar-address-too-long': 'Use up to 1,000 characters.',
  'calendar-address-invalid': 'Enter a link that starts with https:// or webcal://',
  'calendar-address-private': 'Enter a link that works on the public internet.',
  'calendar-address-port': 'Enter a link without a port number.',
});
