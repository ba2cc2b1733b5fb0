import { limits, type MeetingWay } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const specialistMessages = defineMessages('match.specialist', {
  loading: 'Loading profile',
  failed: 'Failed to load profile',
  gone: 'This specialist isn’t available to book',
  goneHint: 'The link may be wrong, or they may have left Tele. Search for someone else.',
  find: 'Find specialists',
  basedIn: 'Based in',
  meetsBy: 'Appointment type',
  way: ({ meetsBy }: { meetsBy: MeetingWay }) => ({ phone: 'Phone (they’ll call you)', video: 'Video link' })[meetsBy],
  notice: 'Minimum notice',
  ahead: ({ hours }: { hours: number }, say) =>
    hours < 48
      ? say.plural(hours, { one: '# hour', other: '# hours' })
      : say.plural(hours / 24, { one: '# day', other: '# days' }),
  fee: 'Fee',
  notGiven: 'Not listed',
  speaks: 'Speaks',
  english: 'English',
  about: 'About',
  allTimes: 'All times',
  times: ({ count }: { count: number }, say) =>
    `${say.plural(count, { one: '# time', other: '# times' })} in the next ${limits.slotDays} days. Pick one.`,
  today: 'Today',
  dayOf: ({ day }: { day: string }) => `Times on ${day}`,
  next: 'Next 7 days',
  more: ({ count, until }: { count: number; until: string }, say) => `${say.number(count)} more until ${until}`,
  timesLoading: 'Loading times',
  addAnother: 'Add another specialist',
  keep: 'Add to favourites',
  forget: 'Remove from favourites',
  keepFailed: 'We couldn’t update your favourites. Try again.',
});
