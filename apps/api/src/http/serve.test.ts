import { Writable } from 'node:stream';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';

const lines: string[] = [];
const log = pino({ base: null }, new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }));
const api = await withApi({ log, config: { corsOrigins: ['http://portal.test'] } });
const { db } = api.services;
beforeEach(() => void lines.splice(0));

const json = { 'content-type': 'application/json' };
const search = { profession: 'doctor', specialty: 'Cardiology' };

describe('the body of a call', () => {
  const typed = (type: string, body: BodyInit | null = '{}') =>
    api.fetch('/partner/sign-ins', { method: 'POST', body, headers: { 'content-type': type } });

  it.each([
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/jsonp',
    'application/json, text/plain',
    'nonsense',
  ])('is refused with another content type: %s', async (type) => {
    const answer = await typed(type);
    expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }]);
  });

  it.each(['application/json; charset="UTF-8"', 'Application/JSON', 'application/merge-patch+json'])(
    'is accepted with a JSON content type: %s',
    async (type) => {
      expect((await typed(type)).status).toBe(422);
    },
  );

  it('takes a call without a body, whatever content type it names', async () => {
    expect((await typed('text/plain', null)).status).toBe(400);
  });

  it('takes a body without a content type', async () => {
    const body = new TextEncoder().encode('{}');
    expect((await api.fetch('/partner/sign-ins', { method: 'POST', body })).status).toBe(422);
  });

  it('refuses a body that is not JSON', async () => {
    const patient = await aPatient(db);
    const { status, body } = await api.call('searchSpecialists', { as: patient, body: '{"profession":' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID_JSON', error: 'The request is not valid JSON.' });
  });

  it('refuses a missing body as not JSON', async () => {
    const { status, body } = await api.call('searchSpecialists', { as: await aPatient(db) });
    expect([status, body]).toMatchObject([400, { code: 'INVALID_JSON' }]);
  });

  it.each(['/partner/sign-ins', '/stripe/webhook'])('logs no error when a caller disconnects: %s', async (path) => {
    const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const body = new ReadableStream({ pull: (stream) => stream.error(gone) });
    const sent = { method: 'POST', body, headers: json, duplex: 'half' };
    expect((await api.fetch(path, sent)).status).toBe(400);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('names an unknown field', async () => {
    const { status, body } = await api.call('searchSpecialists', {
      as: await aPatient(db),
      body: { ...search, colour: 'red' },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'INVALID_INPUT',
      error: 'Unknown field ‘colour’.',
      fields: { colour: 'Unknown field ‘colour’.' },
    });
  });

  it('reports every fault by its dotted path and leads with the first', async () => {
    const patient = await aPatient(db);
    const { status, body } = await api.call('registerUser', {
      as: patient,
      body: {
        role: 'patient',
        name: ' ',
        phone: '0491 570 006',
        gender: 'Female',
        dob: '1987-03-14',
        address: { street: 'x', state: 'XX', postalCode: '2300' },
      },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'Enter your full name.',
      fields: { name: 'Enter your full name.', 'address.state': 'Choose an Australian state or territory.' },
    });
  });

  it('names 100 of 8,000 unknown fields in less than 10 kB', async () => {
    const body = Object.fromEntries(Array.from({ length: 8_000 }, (_, index) => [`k${index}`, 1]));
    const refused = await api.call('searchSpecialists', { as: await aPatient(db), body });
    expect([refused.status, refused.body]).toMatchObject([422, { moreFields: 7_902 }]);
    expect(JSON.stringify(refused.body).length).toBeLessThan(10_000);
  });

  it('names an unknown query field, and an invalid one', async () => {
    const patient = await aPatient(db);
    const unknown = await api.call('availabilitySlots', { as: patient, query: { specialistId: 'spc_x', week: '2' } });
    expect([unknown.status, unknown.body]).toMatchObject([422, { fields: { week: 'Unknown field ‘week’.' } }]);
    const wrong = await api.call('availabilitySlots', { as: patient, query: { specialistId: 'spc_x', days: '31' } });
    expect([wrong.status, Object.keys((wrong.body as { fields: object }).fields)]).toEqual([422, ['days']]);
  });

  it('refuses a body of 5 MB before it identifies the sender', async () => {
    const { status, body } = await api.call('searchSpecialists', {
      body: { ...search, reason: 'x'.repeat(5_000_000) },
    });
    expect([status, body]).toMatchObject([413, { code: 'BODY_TOO_LARGE', error: 'The request is too large.' }]);
  });

  it('refuses a large body without a declared length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(60_000));
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 3; sent += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const token = await api.identity.tokenFor((await aPatient(db)).email);
    const headers = { ...json, authorization: `Bearer ${token}` };
    const request = { method: 'POST', body, duplex: 'half', headers };
    expect((await api.fetch('/specialists/search', request as RequestInit)).status).toBe(413);
  });

  it('refuses deep nesting as the caller’s mistake', async () => {
    const body = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    expect((await api.call('searchSpecialists', { as: await aPatient(db), body })).status).toBe(422);
  });

  it('refuses text that the database cannot hold, as the caller’s mistake', async () => {
    const patient = await aPatient(db);
    const { status } = await api.call('availabilitySlots', { as: patient, query: { specialistId: 'spc_\u0000' } });
    expect(status).toBe(422);
  });
});

describe('who may call', () => {
  it('asks a newcomer for a profile before a patient’s call', async () => {
    const { status, body } = await api.call('mySelections', { as: await aNewcomer(db) });
    expect([status, body]).toMatchObject([
      403,
      { code: 'PROFILE_REQUIRED', error: 'Please complete your profile first.' },
    ]);
  });

  it('refuses a specialist a patient’s call and a patient a specialist’s', async () => {
    const patients = await api.call('mySelections', { as: await aSpecialist(db) });
    expect([patients.status, patients.body]).toMatchObject([403, { code: 'PROFILE_REQUIRED' }]);
    const specialists = await api.call('incomingSelections', { as: await aPatient(db) });
    expect([specialists.status, specialists.body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
  });

  it('refuses inbox and acceptance to a specialist without approval', async () => {
    const as = await aSpecialist(db);
    expect((await api.call('incomingSelections', { as })).status).toBe(200);
    await db.updateTable('specialists').set({ approved: false }).where('id', '=', as.specialistId).execute();
    const inbox = await api.call('incomingSelections', { as });
    expect([inbox.status, inbox.body]).toMatchObject([403, { error: 'Only approved specialists can do this.' }]);
    const body = { feeCents: 12_000, paymentMethodId: 'pm_card_visa' };
    expect((await api.call('acceptSelection', { as, params: { id: 'sel_any' }, body })).status).toBe(403);
    // Existing bookings can still be viewed and cancelled.
    expect((await api.call('myAppointments', { as })).status).toBe(200);
  });

  it('refuses before it reads the body', async () => {
    const { status } = await api.call('createSelection', { body: 'not json' });
    expect(status).toBe(401);
  });
});

describe('paths and methods', () => {
  it('returns 404 as JSON for an unknown path', async () => {
    const response = await api.fetch('/nowhere');
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it('returns 405 with the allowed methods for another method', async () => {
    const response = await api.fetch('/auth/me', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await api.fetch('/health', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('headers', () => {
  it.each([
    ['an answer', '/health', {}],
    ['a refusal', '/auth/me', {}],
    ['an unknown path', '/nowhere', {}],
    ['a method that is not there', '/auth/me', { method: 'DELETE' }],
    ['HEAD', '/health', { method: 'HEAD' }],
    ['a redirect', '/auth/google/start', {}],
    ['an event of the payment provider', '/stripe/webhook', { method: 'POST' }],
    ['a body of another type', '/selections', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['a body too large', '/selections', { method: 'POST', body: 'x'.repeat(200_000), headers: json }],
    [
      'a preflight',
      '/selections',
      { method: 'OPTIONS', headers: { origin: 'http://portal.test', 'access-control-request-method': 'POST' } },
    ],
  ] satisfies [string, string, RequestInit][])('that restrict browsers are on %s', async (_, path, init) => {
    const { headers } = await api.fetch(path, init);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age='),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      vary: 'Origin, Accept-Encoding',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  const preflight = (origin: string) =>
    api.fetch('/selections', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('let a configured origin in, without cookies, and cache the preflight', async () => {
    const { headers, status } = await preflight('http://portal.test');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://portal.test');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization,content-type,idempotency-key,if-match,if-none-match,tele-position,x-request-id',
    );
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it('let no other origin in', async () => {
    const { headers } = await preflight('http://elsewhere.test');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const answered = await api.fetch('/health', { headers: { origin: 'http://elsewhere.test' } });
    expect(answered.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are on an error too, for the portal to read', async () => {
    const response = await api.fetch('/auth/me', { headers: { origin: 'http://portal.test' } });
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://portal.test');
    expect(response.headers.get('access-control-expose-headers')).toBe(
      'date,etag,retry-after,tele-api,tele-position,x-request-id',
    );
  });

  it('forbid caching and content sniffing', async () => {
    const { headers } = await api.fetch('/health');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('carry the given or a new request ID, repeated in errors', async () => {
    const given = await api.fetch('/nowhere', { headers: { 'x-request-id': 'from-the-portal' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-portal');
    expect(await given.json()).toMatchObject({ requestId: 'from-the-portal' });
    const forged = await api.fetch('/health', { headers: { 'x-request-id': 'two words <script>' } });
    expect(forged.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the log', () => {
  it('has one line per request: IDs, call, status and time, without user input', async () => {
    const patient = await aPatient(db);
    await api.call('searchSpecialists', { as: patient, body: { ...search, reason: 'canary reason' } });
    await api.call('availabilitySlots', { as: patient, query: { specialistId: 'canary' } });
    expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual(
      [1, 2].map(() => ['level', 'time', 'requestId', 'route', 'status', 'ms', 'userId', 'msg']),
    );
    expect(lines.map((line) => JSON.parse(line).route)).toEqual(['searchSpecialists', 'availabilitySlots']);
    expect(lines.join('')).not.toMatch(/canary|@example\.com|Bearer/);
  });
});

describe('too many calls', () => {
  it('stop after 300 changes a minute by one person, with a time to retry', async () => {
    const [busy, calm] = [await aPatient(db), await aPatient(db)];
    api.clock.now = new Date('2026-12-01T02:00:15.000Z');
    await db
      .insertInto('rate_limits')
      .values({ key: `write:${busy.userId}`, window_start: new Date('2026-12-01T02:00:00.000Z'), hits: 299 })
      .execute();
    const write = (person: typeof busy) => api.call('deleteRequest', { as: person, params: { id: 'sel_none' } });

    expect((await write(busy)).status).toBe(404);
    const stopped = await write(busy);
    expect([stopped.status, stopped.body]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    expect(stopped.headers.get('retry-after')).toBe('45');
    expect((await write(calm)).status).toBe(404);
    expect((await api.call('authMe', { as: busy })).status).toBe(200);

    api.clock.now = new Date('2026-12-01T02:01:00.000Z');
    expect((await write(busy)).status).toBe(404);
    const counted = db.selectFrom('rate_limits').select('hits').where('key', '=', `write:${busy.userId}`);
    expect(await counted.where('window_start', '=', api.clock.now).execute()).toEqual([{ hits: 1 }]);
  });

  it('are counted exactly when they arrive at once', async () => {
    const person = await aPatient(db);
    api.clock.now = new Date('2026-12-01T03:00:00.000Z');
    await db
      .insertInto('rate_limits')
      .values({ key: `write:${person.userId}`, window_start: api.clock.now, hits: 290 })
      .execute();
    const calls = Array.from({ length: 20 }, () =>
      api.call('deleteRequest', { as: person, params: { id: 'sel_none' } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
