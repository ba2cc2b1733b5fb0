import { expect } from 'vitest';
import type { CountedApi } from './counted-api.ts';
import { hour } from './people.ts';

export async function keepHours(on: CountedApi, as: { email: string }, round: number): Promise<void> {
  await on.call('workingRules', { as });
  await on.call('saveWorkingRules', { as, body: { noticeHours: round % 2 === 0 ? 2 : 4, keepsHalfHour: true } });
  const startISO = new Date(on.api.clock.now.getTime() + (300 + round) * 24 * hour).toISOString();
  const endISO = new Date(Date.parse(startISO) + 24 * hour).toISOString();
  const { timeOff } = (await on.call('addTimeOff', { as, body: { startISO, endISO } })) as {
    timeOff: { timeOffId: string }[];
  };
  const id = timeOff.at(-1)?.timeOffId ?? '';
  const longer = new Date(Date.parse(endISO) + hour).toISOString();
  await on.call('saveTimeOff', { as, params: { id }, body: { startISO, endISO: longer } });
  await on.call('timesAway', { as });
  await on.call('deleteTimeOff', { as, params: { id } });
  // Replaces the fixture’s unencrypted feed first.
  const { feed } = (await on.call('makeCalendarFeed', { as })) as { feed: { address: string } };
  const path = new URL(feed.address).pathname.replace(on.api.services.config.basePath, '');
  expect((await on.counted('calendarFeed', () => on.api.fetch(path))).status).toBe(200);
  const body = { name: 'Roster', address: `https://calendar.example/${round}.ics` };
  const { others } = (await on.call('addCalendar', { as, body })) as { others: { calendarId: string }[] };
  const params = { id: others.at(-1)?.calendarId ?? '' };
  await on.call('readCalendar', { as, params });
  await on.call('myCalendars', { as });
  await on.call('endCalendarFeed', { as });
  await on.call('deleteCalendar', { as, params });
}
