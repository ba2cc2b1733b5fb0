import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { runJobs, runLane } from '../jobs/run-jobs.ts';
import { jobsEnded, runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { withCalendarHost } from '../testing/calendar-host.ts';
import { aDueCalendar } from '../testing/calendars.ts';
import { aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { readNow } from './read-now.ts';
import { readingBudgetMs } from './reading-time.ts';

const host = await withCalendarHost();
const api = await withApi({ config: { calendarOrigins: [host.origin] } });
const { db } = api.services;

const calendar =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261202T003000Z\r\nDURATION:PT40M\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';
const start = api.clock.now;
beforeEach(() => {
  api.clock.now = start;
});

interface State {
  readAt: string | null;
  nextReadAt: string;
  beingRead: boolean;
  busyTimes: number;
  putOff: boolean;
}
const stateOf = async (as: { email: string }): Promise<State | undefined> =>
  ((await api.call('myCalendars', { as })).body as { others: State[] }).others[0];

async function aReader(path: string) {
  const doctor = await aSpecialist(db);
  const id = await aDueCalendar(api, { specialistId: doctor.specialistId, address: host.put(path, calendar) });
  const key = `calendar-cpu:${doctor.specialistId}`;
  const usedMs = async (): Promise<number> =>
    (await db.selectFrom('rate_limits').select('hits').where('key', '=', key).executeTakeFirst())?.hits ?? 0;
  return { doctor, id, key, usedMs };
}

describe('reading time of a specialist', () => {
  it('counts what each read took, those on a timer included', async () => {
    const { doctor, usedMs } = await aReader('/timed.ics');
    await runJobs(api.services);
    expect(await stateOf(doctor)).toMatchObject({ readAt: start.toISOString(), putOff: false });
    expect(await usedMs()).toBeGreaterThan(0);
    expect(await usedMs()).toBeLessThan(1_000);
  });

  it('delays a read to the next minute once it is used up', async () => {
    const { doctor, id, key } = await aReader('/costly.ics');
    await db.insertInto('rate_limits').values({ key, window_start: start, hits: readingBudgetMs }).execute();
    const before = host.requestCount();
    await runJobs(api.services);
    expect(await stateOf(doctor)).toMatchObject({ readAt: null, putOff: true, beingRead: false });
    await api.call('readCalendar', { as: doctor, params: { id } });
    await jobsEnded(db);
    const state = await stateOf(doctor);
    expect(state).toMatchObject({ readAt: null, putOff: true });
    expect(host.requestCount()).toBe(before);
    const waitMs = Date.parse(state?.nextReadAt ?? '') - start.getTime();
    expect([waitMs >= 60_000, waitMs <= 70_000]).toEqual([true, true]);
    api.clock.now = new Date(start.getTime() + 70_000);
    await runJobs(api.services);
    expect(await stateOf(doctor)).toMatchObject({ readAt: api.clock.now.toISOString(), putOff: false });
  });

  it('is not used by a calendar that does not answer', async () => {
    const { usedMs } = await aReader('/away.ics');
    host.put('/away.ics', (_, response) => void response.writeHead(500).end());
    await runJobs(api.services);
    expect(await usedMs()).toBe(0);
  });
});

describe('a calendar that changes while it is read', () => {
  it('keeps the result of the read that started last', async () => {
    const { doctor, id } = await aReader('/changing.ics');
    await runJobs(api.services);
    let [answer, reached] = [(): void => undefined, (): void => undefined];
    const reading = new Promise<void>((done) => (reached = done));
    host.put('/changing.ics', (_, response) => {
      answer = () => response.writeHead(200).end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
      reached();
    });
    const slow = readNow(api.services, id);
    await reading;
    host.put('/changing.ics', calendar);
    api.clock.now = new Date(start.getTime() + 60_000);
    await readNow(api.services, id);
    answer();
    await slow;
    expect(await stateOf(doctor)).toMatchObject({ readAt: api.clock.now.toISOString(), busyTimes: 1 });
  });
});

describe('many calendars due at once', () => {
  it('delay neither money nor emails, and are read four at a time', async () => {
    const addresses = new Set<() => void>();
    let [open, most, isReleased] = [0, 0, false];
    for (let nth = 0; nth < 60; nth += 1) {
      const path = `/many-${nth}.ics`;
      host.put(path, (_, response) => {
        most = Math.max(most, (open += 1));
        const answer = (): void => {
          open -= 1;
          response.writeHead(200).end(calendar);
        };
        if (isReleased) answer();
        else addresses.add(answer);
      });
      const { specialistId } = await aSpecialist(db);
      await aDueCalendar(api, { specialistId, address: `${host.origin}${path}` });
    }
    const done: string[] = [];
    const run = async (_: unknown, job: { payload: Readonly<Record<string, string>> }): Promise<void> =>
      void done.push(job.payload.id ?? '');
    const works = {
      ...api.services.duties.works,
      pay: { lane: 'money' as const, tries: 1, run },
      tell: { lane: 'mail' as const, tries: 1, run },
    };
    const services = { ...api.services, duties: { ...api.services.duties, works } };
    runJobsSoon(services);
    const beside = runLane(services, 'calendars');
    await expect.poll(() => addresses.size).toBe(4);
    for (const kind of ['pay', 'tell'])
      await inTransaction(db, (t) => enqueue(t, { kind, payload: { id: kind } }, api.clock.now));
    await runLane(services, 'money');
    await runLane(services, 'mail');
    expect(done).toEqual(['pay', 'tell']);
    isReleased = true;
    for (const answer of addresses) answer();
    await beside;
    await jobsEnded(db);
    const unread = db.selectFrom('busy_calendars').select('id').where('read_at', 'is', null).where('fault', 'is', null);
    expect([await unread.execute(), most]).toEqual([[], 4]);
    const due = await db.selectFrom('busy_calendars').select('next_read_at').execute();
    expect(new Set(due.map(({ next_read_at }) => next_read_at.getTime())).size).toBeGreaterThan(40);
  });
});
