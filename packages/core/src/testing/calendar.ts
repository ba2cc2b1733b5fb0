import type { BusyCalendar, Calendars } from '../contract.ts';
import type { Responder } from './mock.ts';
import { fail } from './refusal.ts';
import { storyNow } from './story-now.ts';

type Reading = NonNullable<BusyCalendar['reading']>;

export const aReading = (changes: Partial<Reading> = {}): Reading => ({
  events: 412,
  notUnderstood: 0,
  unknownZone: 0,
  unclear: 0,
  tooMuch: [],
  ...changes,
});

export function aBusyCalendar(changes: Partial<BusyCalendar> = {}): BusyCalendar {
  const readAt = new Date(Date.parse(storyNow) - 6 * 60_000).toISOString();
  return {
    calendarId: 'cal_7TQ2WD',
    name: 'Hospital roster',
    readAt,
    failedSince: null,
    fault: null,
    stoppedAt: null,
    nextReadAt: new Date(Date.parse(readAt) + 15 * 60_000).toISOString(),
    beingRead: false,
    busyTimes: 11,
    reading: aReading(),
    putOff: false,
    ...changes,
  };
}

const feedOf = (mark: string): NonNullable<Calendars['feed']> => ({
  address: `https://api.example/feeds/story-${mark}.ics`,
  madeAt: storyNow,
});

export function someCalendars(changes: Partial<Calendars> = {}): Calendars {
  const hours = (count: number): string => new Date(Date.parse(storyNow) - count * 3_600_000).toISOString();
  const family = {
    calendarId: 'cal_2MX9KF',
    name: 'Family calendar',
    readAt: hours(2.25),
    failedSince: hours(2),
    fault: 'unreachable',
    nextReadAt: hours(-2),
    busyTimes: 3,
  } as const;
  return { feed: feedOf('first'), others: [aBusyCalendar(), aBusyCalendar(family)], ...changes };
}

type Names = 'myCalendars' | 'makeCalendarFeed' | 'endCalendarFeed' | 'addCalendar' | 'readCalendar' | 'deleteCalendar';

export interface KeptCalendars {
  responders: { [N in Names]: Responder<N> };
}

export function keptCalendars(first: Calendars = { feed: null, others: [] }): KeptCalendars {
  let [kept, count] = [first, 0];
  const change = (changes: Partial<Calendars>): Calendars => (kept = { ...kept, ...changes });
  return {
    responders: {
      myCalendars: () => kept,
      makeCalendarFeed: () => change({ feed: feedOf(`made${(count += 1)}`) }),
      endCalendarFeed: () => change({ feed: null }),
      addCalendar: ({ body }) => {
        const calendarId = `cal_story${(count += 1)}`;
        const added = aBusyCalendar({ calendarId, name: body.name, readAt: storyNow, busyTimes: 4 });
        return { ...change({ others: [...kept.others, added] }), addressChecked: true };
      },
      readCalendar: ({ params }) => {
        if (kept.others.every(({ calendarId }) => calendarId !== params.id))
          return fail(404, 'NOT_FOUND', 'Calendar not found');
        const read = { readAt: storyNow, failedSince: null, fault: null, stoppedAt: null, putOff: false };
        change({ others: kept.others.map((one) => (one.calendarId === params.id ? { ...one, ...read } : one)) });
        return { ok: true };
      },
      deleteCalendar: ({ params }) =>
        change({ others: kept.others.filter(({ calendarId }) => calendarId !== params.id) }),
    },
  };
}
