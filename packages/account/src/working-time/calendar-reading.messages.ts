import { defineMessages } from '@tele/ui';

export const calendarReadingMessages = defineMessages('account.working-time.reading', {
  understood: (
    { events, notUnderstood, unknownZone }: { events: number; notUnderstood: number; unknownZone: number },
    say,
  ) =>
    [
      say.plural(events, { one: '# event', other: '# events' }),
      notUnderstood > 0 && `${say.number(notUnderstood)} we couldn’t read`,
      unknownZone > 0 && `${say.number(unknownZone)} in an unknown time zone`,
    ]
      .filter(Boolean)
      .join(', '),
  notUnderstood: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'We couldn’t read # event, so people can book at that time. Save it again in your calendar, or remove that time in Availability.',
      other:
        'We couldn’t read # events, so people can book at those times. Save them again in your calendar, or remove those times in Availability.',
    }),
  unknownZone: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'We don’t know the time zone of # event, so we used the calendar’s time zone, or Sydney time if it has none. Check the busy time in Availability.',
      other:
        'We don’t know the time zone of # events, so we used the calendar’s time zone, or Sydney time if it has none. Check the busy times in Availability.',
    }),
  unclear: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'The calendar doesn’t say if you’re free during # event, so we treat it as busy. If you’re free then, mark it as free there.',
      other:
        'The calendar doesn’t say if you’re free during # events, so we treat them as busy. If you’re free then, mark them as free there.',
    }),
  tooMuch: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'We couldn’t read all times of this series:',
      other: 'We couldn’t read all times of these series:',
    }),
  series: ({ frequency, start }: { frequency: string; start: string | null }) =>
    start === null ? `${frequency}, start unknown` : `${frequency} from ${start}`,
  tooMuchAdvice: ({ count }: { count: number }, say) =>
    say.plural(count, {
      one: 'People can book at times we didn’t read. In your calendar, give the series an end date or repeat it less often.',
      other:
        'People can book at times we didn’t read. In your calendar, give each series an end date or repeat it less often.',
    }),
});

export const seriesFrequencyMessages = defineMessages('account.working-time.frequencies', {
  SECONDLY: 'every second',
  MINUTELY: 'every minute',
  HOURLY: 'hourly',
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
});
