import { describe, expect, it } from 'vitest';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { withCalendarHost } from '../testing/calendar-host.ts';
import { aDueCalendar } from '../testing/calendars.ts';
import { aSpecialist } from '../testing/people.ts';
import type { TestApi } from '../testing/start-api.ts';
import { withTwoApis } from '../testing/two-apis.ts';
import { reserveReadingTime } from './reading-time.ts';

const host = await withCalendarHost();
const apis = await withTwoApis({ config: { calendarOrigins: [host.origin] } });
const [{ services }] = apis;
const { db } = services;

describe('reads of one calendar', () => {
  it('are queued once for many callers, and never during a read', async () => {
    const doctor = await aSpecialist(db);
    let answer = (): void => undefined;
    const released = new Promise<void>((done) => (answer = done));
    const address = host.put('/held.ics', (_, response) => {
      void released.then(() => response.writeHead(200).end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'));
    });
    const id = await aDueCalendar(apis[0], { specialistId: doctor.specialistId, address });
    const before = host.requestCount();
    const ask = (api: TestApi) => api.call('readCalendar', { as: doctor, params: { id } });
    const first = await Promise.all(apis.flatMap((api) => Array.from({ length: 4 }, () => ask(api))));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    await expect.poll(() => host.requestCount() - before).toBe(1);
    expect((await ask(apis[1])).status).toBe(200);
    answer();
    for (const api of apis) await jobsEnded(api.services.db);
    expect(host.requestCount() - before).toBe(1);
    const jobs = await db
      .selectFrom('outbox')
      .select(['payload', 'done_at'])
      .where('kind', '=', 'calendar.read')
      .execute();
    expect(jobs.filter(({ payload }) => payload.calendarId === id)).toEqual([
      { payload: { calendarId: id }, done_at: services.now() },
    ]);
  });
});

describe('reading time', () => {
  it('is never reserved beyond the budget when many reads start at once', async () => {
    const { specialistId } = await aSpecialist(db);
    const reserved = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        reserveReadingTime(apis[index % 2 === 0 ? 0 : 1].services.db, specialistId, services.now()),
      ),
    );
    expect(reserved.filter((time) => time !== undefined)).toHaveLength(5);
  });
});
