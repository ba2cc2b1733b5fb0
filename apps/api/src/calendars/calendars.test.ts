import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aBooking } from '../testing/bookings.ts';
import { withCalendarHost } from '../testing/calendar-host.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { readNow } from './read-now.ts';

const host = await withCalendarHost();
/** Addresses by name; other names have no name server that replies. */
const names: Record<string, string> = { 'nas.example.com': '192.168.0.10', 'gone.example.com': '' };
const lookUp = (name: string) => {
  const address = names[name];
  if (!address) throw Object.assign(new Error('getaddrinfo'), { code: address === '' ? 'ENOTFOUND' : 'EAI_AGAIN' });
  return Promise.resolve([{ address, family: 4 }]);
};
// Tuesday 2026-12-01, 11:00 in Sydney.
const api = await withApi({
  config: { calendarOrigins: [host.origin] },
  resolve: async (name) => lookUp(name),
});
const { db } = api.services;

type Someone = { email: string };
type Mine = {
  feed: { address: string } | null;
  others: {
    calendarId: string;
    name: string;
    readAt: string | null;
    failedSince: string | null;
    fault: string | null;
    stoppedAt: string | null;
    nextReadAt: string;
    beingRead: boolean;
    busyTimes: number;
    reading: object | null;
    putOff: boolean;
  }[];
};
const mine = async (as: Someone) => (await api.call('myCalendars', { as })).body as Mine;
const blocks = [{ startISO: '2026-12-02T00:00:00.000Z', endISO: '2026-12-02T02:00:00.000Z' }];
const aDoctor = () => aSpecialist(db, { blocks });
const busy = (from = '003000') =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Secret matter\r\nDTSTART:20261202T${from}Z\r\nDURATION:PT40M\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

async function add(as: Someone, address: string, name = 'Hospital roster') {
  const answer = await api.call('addCalendar', { as, body: { name, address } });
  await jobsEnded(db);
  await runJobs(api.services);
  return answer;
}

async function slotsOf(specialistId: string): Promise<string[]> {
  const { body } = await api.call('availabilitySlots', { as: await aPatient(db), query: { specialistId } });
  return (body as { items: { startISO: string }[] }).items.map(({ startISO }) => startISO.slice(11, 16));
}

describe('another calendar', () => {
  it('hides the slots its busy times overlap until it is disconnected', async () => {
    const doctor = await aDoctor();
    const address = host.put('/roster.ics', busy());
    const { status, body } = await add(doctor, address);
    expect([status, body]).toMatchObject([200, { others: [{ readAt: null, beingRead: true, reading: null }] }]);
    const { others } = await mine(doctor);
    expect(others).toMatchObject([
      { name: 'Hospital roster', readAt: '2026-12-01T00:00:00.000Z', fault: null, beingRead: false, busyTimes: 1 },
    ]);
    expect(others[0]?.reading).toMatchObject({ notUnderstood: 0, unknownZone: 0, tooMuch: [] });
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '01:30']);
    expect((await api.call('timesAway', { as: doctor })).body).toEqual({
      timeOff: [],
      busy: [{ startISO: '2026-12-02T00:30:00.000Z', endISO: '2026-12-02T01:10:00.000Z' }],
    });
    const gone = await api.call('deleteCalendar', { as: doctor, params: { id: others[0]?.calendarId ?? '' } });
    expect([gone.status, gone.body]).toEqual([200, { feed: null, others: [] }]);
    expect(await slotsOf(doctor.specialistId)).toHaveLength(4);
  });

  it('is read every 15 minutes, and on request', async () => {
    const doctor = await aDoctor();
    const address = host.put('/changing.ics', busy());
    await add(doctor, address);
    host.put('/changing.ics', busy('013000'));
    await runJobs(api.services);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '01:30']);
    const id = (await mine(doctor)).others[0]?.calendarId ?? '';
    expect((await api.call('readCalendar', { as: doctor, params: { id } })).body).toEqual({ ok: true });
    await jobsEnded(db);
    await runJobs(api.services);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '00:30', '01:00']);
    host.put('/changing.ics', busy());
    api.clock.now = new Date(api.clock.now.getTime() + 15 * 60_000);
    await runJobs(api.services);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '01:30']);
    api.clock.now = new Date('2026-12-01T00:00:00.000Z');
  });

  it('shows the error and its start, keeps its last busy times, and recovers', async () => {
    const doctor = await aDoctor();
    const address = host.put('/flaky.ics', busy());
    await add(doctor, address);
    const later = async (minutes: number, answer: Parameters<typeof host.put>[1]): Promise<Mine['others']> => {
      host.put('/flaky.ics', answer);
      api.clock.now = new Date(Date.parse('2026-12-01T00:00:00.000Z') + minutes * 60_000);
      await runJobs(api.services);
      return (await mine(doctor)).others;
    };
    const fails = { readAt: '2026-12-01T00:00:00.000Z', failedSince: '2026-12-01T00:20:00.000Z' };
    expect(await later(20, (_, response) => void response.writeHead(500).end())).toMatchObject([
      { ...fails, fault: 'unreachable' },
    ]);
    expect(await later(40, '<html>Sign in</html>')).toMatchObject([
      { ...fails, fault: 'not-a-calendar', busyTimes: 1, reading: {} },
    ]);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '01:30']);
    // After 20 minutes of failures, the next try is in 20 minutes.
    expect(await later(56, busy('013000'))).toMatchObject([{ fault: 'not-a-calendar' }]);
    expect(await later(60, busy('013000'))).toMatchObject([
      { readAt: '2026-12-01T01:00:00.000Z', failedSince: null, fault: null },
    ]);
    expect(await slotsOf(doctor.specialistId)).toEqual(['00:00', '00:30', '01:00']);
    api.clock.now = new Date('2026-12-01T00:00:00.000Z');
  });

  it('leaves nothing when it is disconnected while being read', async () => {
    const doctor = await aDoctor();
    const forget = async (): Promise<void> => {
      const params = { id: (await mine(doctor)).others[0]?.calendarId ?? '' };
      await api.call('deleteCalendar', { as: doctor, params });
    };
    const address = host.put('/late.ics', (_, response) => {
      void forget().then(() => response.writeHead(200).end(busy()));
    });
    await add(doctor, address);
    expect(await mine(doctor)).toEqual({ feed: null, others: [] });
    expect(await slotsOf(doctor.specialistId)).toHaveLength(4);
  });

  it('is stored encrypted, with busy times only', async () => {
    const doctor = await aDoctor();
    const address = host.put('/private-9f3k.ics', busy());
    const { body } = await add(doctor, address);
    const rows = await db
      .selectFrom('busy_calendars')
      .selectAll()
      .where('specialist_id', '=', doctor.specialistId)
      .execute();
    const hidden = await db
      .selectFrom('hidden_times')
      .selectAll()
      .where('specialist_id', '=', doctor.specialistId)
      .execute();
    const jobs = await db.selectFrom('outbox').selectAll().where('kind', '=', 'calendar.read').execute();
    expect([rows.length, hidden.length, jobs.length > 0]).toEqual([1, 1, true]);
    expect(JSON.stringify([rows, hidden, jobs, body])).not.toMatch(/private-9f3k|Secret/);
  });

  it('is added once by eight calls at once; a sixth calendar is refused', async () => {
    const doctor = await aDoctor();
    const address = host.put('/same.ics', busy());
    const body = { name: 'Roster', address };
    const once = await Promise.all(Array.from({ length: 8 }, () => api.call('addCalendar', { as: doctor, body })));
    expect(new Set(once.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await mine(doctor)).others).toHaveLength(1);
    const many = await Promise.all(
      Array.from({ length: 7 }, (_, nth) =>
        api.call('addCalendar', { as: doctor, body: { name: 'Roster', address: `${host.origin}/${nth}.ics` } }),
      ),
    );
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 422, 422, 422]);
    await jobsEnded(db);
    const { status, body: refused } = await add(doctor, `${host.origin}/7.ics`);
    expect([status, refused]).toMatchObject([
      422,
      { fields: { address: 'You can connect up to 5 calendars. Disconnect one first.' } },
    ]);
    expect((await mine(doctor)).others).toHaveLength(5);
  });

  it.each([
    [{ name: '', address: 'https://a.example/b.ics' }, 'name'],
    [{ name: '\u202E\u0000', address: 'https://a.example/b.ics' }, 'name'],
    [{ name: 'Roster', address: 'http://a.example/b.ics' }, 'address'],
    [{ name: 'Roster', address: 'file:///etc/passwd' }, 'address'],
    [{ name: 'Roster', address: 'https://me:secret@a.example/' }, 'address'],
  ])('is refused for %j', async (body, field) => {
    const { status, body: answer } = await api.call('addCalendar', { as: await aDoctor(), body });
    expect([status, Object.keys((answer as { fields: object }).fields)]).toEqual([422, [field]]);
  });

  it('is named without control characters and bidirectional overrides', async () => {
    const doctor = await aDoctor();
    await add(doctor, host.put('/named.ics', busy()), '\u202EHospital\u0000\r\nroster\u2069');
    expect((await mine(doctor)).others).toMatchObject([{ name: 'Hospital roster' }]);
  });

  it.each([
    ['https://192.168.1.1/calendar.ics', 'Enter a link that works on the public internet.'],
    ['http://127.0.0.1/calendar.ics', 'Enter a link that works on the public internet.'],
    ['https://nas.example.com/calendar.ics', 'Enter a link that works on the public internet.'],
    ['https://gone.example.com/calendar.ics', 'We can’t find this site. Check the link.'],
  ])('at %s is refused at its field and not saved', async (address, text) => {
    const doctor = await aDoctor();
    const { status, body } = await add(doctor, address);
    expect([status, body]).toMatchObject([422, { fields: { address: text } }]);
    expect((await mine(doctor)).others).toEqual([]);
  });

  it('is saved unchecked while no name server replies', async () => {
    const doctor = await aDoctor();
    const { status, body } = await add(doctor, 'https://later.example.com/calendar.ics');
    expect([status, body]).toMatchObject([200, { addressChecked: false }]);
    expect((await mine(doctor)).others).toMatchObject([{ fault: 'unreachable', stoppedAt: null }]);
    expect((await add(doctor, host.put('/checked.ics', busy()))).body).toMatchObject({ addressChecked: true });
  });

  describe('that fails for 30 days', () => {
    const days = (count: number) => new Date(Date.parse('2026-12-01T00:00:00.000Z') + count * 86_400_000);
    const mailsTo = ({ email }: Someone) => api.mails.filter(({ to }) => to === email);
    const failing = async (path: string) => {
      const doctor = await aDoctor();
      let reads = 0;
      const address = host.put(path, (_, response) => {
        reads += 1;
        response.writeHead(500).end();
      });
      await add(doctor, address);
      return { doctor, id: (await mine(doctor)).others[0]?.calendarId ?? '', reads: () => reads };
    };
    afterEach(() => {
      api.clock.now = days(0);
    });

    it('is tried on day 29, and stopped on day 30 with one email from several processes', async () => {
      const { doctor, id, reads } = await failing('/fails.ics');
      api.clock.now = days(29.9);
      await runJobs(api.services);
      expect(reads()).toBe(2);
      expect((await mine(doctor)).others).toMatchObject([{ stoppedAt: null, nextReadAt: days(30).toISOString() }]);
      api.clock.now = days(30);
      await Promise.all(Array.from({ length: 3 }, () => readNow(api.services, id)));
      await runJobs(api.services);
      expect((await mine(doctor)).others).toMatchObject([
        { failedSince: days(0).toISOString(), stoppedAt: days(30).toISOString() },
      ]);
      expect(mailsTo(doctor).map(({ subject }) => subject)).toEqual(['We stopped reading one of your calendars']);
      const stopped = reads();
      api.clock.now = days(40);
      await runJobs(api.services);
      expect([reads(), mailsTo(doctor).length]).toEqual([stopped, 1]);
    });

    it('is read for another 30 days on request, or when its link is added again', async () => {
      const { doctor, id } = await failing('/repaired.ics');
      api.clock.now = days(30);
      await readNow(api.services, id);
      api.clock.now = days(31);
      await api.call('readCalendar', { as: doctor, params: { id } });
      await jobsEnded(db);
      await runJobs(api.services);
      expect((await mine(doctor)).others).toMatchObject([{ failedSince: days(31).toISOString(), stoppedAt: null }]);
      api.clock.now = days(61);
      await readNow(api.services, id);
      await add(doctor, host.put('/repaired.ics', busy()));
      expect((await mine(doctor)).others).toMatchObject([
        { calendarId: id, readAt: days(61).toISOString(), failedSince: null, stoppedAt: null },
      ]);
    });
  });

  it('of another specialist is neither read nor forgotten', async () => {
    const [doctor, other] = [await aDoctor(), await aDoctor()];
    await add(doctor, host.put('/theirs.ics', busy()));
    const params = { id: (await mine(doctor)).others[0]?.calendarId ?? '' };
    expect((await api.call('readCalendar', { as: other, params })).status).toBe(404);
    expect((await api.call('deleteCalendar', { as: other, params })).body).toEqual({ feed: null, others: [] });
    expect((await mine(doctor)).others).toHaveLength(1);
  });
});

describe('the feed of a specialist’s bookings', () => {
  const fetched = async (address: string, headers: Record<string, string> = {}) => {
    const response = await api.fetch(new URL(address).pathname.replace('/prod', ''), { headers });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const made = async (as: Someone) => ((await api.call('makeCalendarFeed', { as })).body as Mine).feed?.address ?? '';

  it('is readable without signing in: times under a neutral title, nothing else', async () => {
    const [doctor, patient] = [await aDoctor(), await aPatient(db, { name: 'Ruby Castellano' })];
    const first = await aBooking(db, { patient, specialist: doctor, startISO: '2026-12-02T00:30:00.000Z' });
    await aBooking(db, { patient, specialist: doctor, startISO: '2026-12-02T01:30:00.000Z' });
    const { status, text, headers } = await fetched(await made(doctor));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(
      events.map((one) => [one.summary, one.startDate.toJSDate().toISOString(), one.duration.toSeconds()]),
    ).toEqual([
      ['Telehealth appointment', '2026-12-02T00:30:00.000Z', 1_800],
      ['Telehealth appointment', '2026-12-02T01:30:00.000Z', 1_800],
    ]);
    expect(events[0]?.uid).toBe(`${first.selectionId}@tele`);
    expect(text).not.toMatch(/Ruby|Brodie|Gastro/);
  });

  it('keeps the UID of a rescheduled booking and raises its sequence', async () => {
    const [doctor, patient] = [await aDoctor(), await aPatient(db)];
    const { bookingId } = await aBooking(db, { patient, specialist: doctor, startISO: '2026-12-02T00:30:00.000Z' });
    const address = await made(doctor);
    const entry = async () => {
      const [event] = new ICAL.Component(ICAL.parse((await fetched(address)).text)).getAllSubcomponents('vevent');
      if (!event) throw new Error('The feed is empty.');
      const { uid, sequence, startDate } = new ICAL.Event(event);
      return { uid, sequence, startISO: startDate.toJSDate().toISOString() };
    };
    const before = await entry();
    const times = { start_at: '2026-12-02T01:30:00.000Z', end_at: '2026-12-02T02:00:00.000Z' };
    await db.updateTable('bookings').set(times).where('id', '=', bookingId).execute();
    expect(await entry()).toEqual({ uid: before.uid, sequence: before.sequence + 1, startISO: times.start_at });
  });

  it('has an ETag that changes with the bookings alone', async () => {
    const [doctor, patient] = [await aDoctor(), await aPatient(db)];
    const address = await made(doctor);
    const etag = (await fetched(address)).headers.get('etag') ?? '';
    api.clock.now = new Date('2026-12-01T05:00:00.000Z');
    const again = await fetched(address, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await fetched(address, { 'if-none-match': `W/${etag}, "x"` })).status).toBe(304);
    await aBooking(db, { patient, specialist: doctor, startISO: '2026-12-02T00:30:00.000Z' });
    const changed = await fetched(address, { 'if-none-match': etag });
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
    api.clock.now = new Date('2026-12-01T00:00:00.000Z');
  });

  it('has one link: a replaced, turned-off, guessed or revoked one returns 404', async () => {
    const doctor = await aDoctor();
    const old = await made(doctor);
    const address = await made(doctor);
    expect(address).not.toBe(old);
    expect(((await mine(doctor)) as Mine).feed?.address).toBe(address);
    expect([(await fetched(old)).status, (await fetched(address)).status]).toEqual([404, 200]);
    const guesses = [
      address.replace(/.\.ics$/, 'x.ics'),
      address.replace('.ics', ''),
      `${new URL(address).origin}/prod/feeds/.ics`,
    ];
    for (const guess of guesses) expect([guess === address, (await fetched(guess)).status]).toEqual([false, 404]);
    expect((await api.call('endCalendarFeed', { as: doctor })).body).toEqual({ feed: null, others: [] });
    expect((await fetched(address)).status).toBe(404);
  });

  it('returns 404 after the specialist’s approval is revoked', async () => {
    const doctor = await aDoctor();
    const address = await made(doctor);
    await db.updateTable('specialists').set({ approved: false }).where('id', '=', doctor.specialistId).execute();
    expect((await fetched(address)).status).toBe(404);
  });

  it('is stored as a hash and encrypted', async () => {
    const doctor = await aDoctor();
    const token = /feeds\/(.*)\.ics/.exec(await made(doctor))?.[1] ?? 'none';
    const row = await db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('specialist_id', '=', doctor.specialistId)
      .executeTakeFirst();
    expect([token.length, JSON.stringify(row).includes(token)]).toEqual([43, false]);
  });
});

describe('calendars', () => {
  it('are for specialists only', async () => {
    const calls = [
      ['myCalendars', {}],
      ['makeCalendarFeed', {}],
      ['endCalendarFeed', {}],
      ['addCalendar', { body: { name: 'Roster', address: 'https://a.example/b.ics' } }],
      ['readCalendar', { params: { id: 'cal_x' } }],
      ['deleteCalendar', { params: { id: 'cal_x' } }],
    ] as const;
    for (const [name, options] of calls) {
      expect([name, (await api.call(name, options)).status]).toEqual([name, 401]);
      for (const as of [await aPatient(db), await aNewcomer(db)]) {
        expect([name, (await api.call(name, { as, ...options })).status]).toEqual([name, 403]);
      }
    }
  });
});
