import { limits, type MeetingWay } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const specialistMessages = defineMessages('match.specialist', {
  loading: 'Loading the profile',
  failed: 'Failed to load profile',
  gone: 'This specialist cannot be booked',
  goneHint: 'The address may be wrong, or they have left. Others may have a time for you.',
  find: 'Find specialists',
  basedIn: 'Based in',
  meetsBy: 'Meets by',
  way: ({ meetsBy }: { meetsBy: MeetingWay }) => ({ phone: 'Phone, they call you', video: 'Video link' })[meetsBy],
  notice: 'Notice',
  ahead: ({ hours }: { hours: number }, say) =>
    hours < 48
      ? say.plural(hours, { one: '# hour', other: '# hours' })
      : say.plural(hours / 24, { one: '# day', other: '# days' }),
  fee: 'Fee',
  notGiven: 'Not given',
  speaks: 'Speaks',
  english: 'English',
  about: 'About',
  allTimes: 'All times',
  times: ({ count }: { count: number }, say) => `${say.number(count)} in the next ${limits.slotDays} days. Pick one.`,
  today: 'Today',
  dayOf: ({ day }: { day: string }) => `Times on ${day}`,
  next: 'Next 7 days',
  more: ({ count, until }: { count: number; until: string }, say) => `${say.number(count)} more until ${until}`,
  timesLoading: 'Loading times',
  addAnother: 'Add another specialist',
  keep: 'Keep as favourite',
  forget: 'Remove from favourites',
  keepFailed: 'Your favourites were not changed. Try again.',
});
