import { describe, expect, it } from 'vitest';
import { createTeleClient } from '../create-client.ts';
import type { TeleError } from '../errors.ts';
import type { CallOptions } from '../call-types.ts';

const block = { startISO: '2026-11-24T00:00:00.000Z', endISO: '2026-11-24T03:00:00.000Z' };

interface RecordedRequest {
  path: string;
  method: string | undefined;
  headers: Headers;
}

type Answers = Record<string, unknown>;

/** Client of a specification-only server; `refused` headers fail the preflight. */
function aClient(answers: Answers, refused: string[] = []) {
  const sent: RecordedRequest[] = [];
  const client = createTeleClient({
    apiBase: '',
    token: 'secret',
    wait: async () => undefined,
    now: () => Date.parse('2026-11-20T00:00:00Z'),
    requestId: () => 'asked-1',
    fetch: async (url, init) => {
      const path = typeof url === 'string' ? url : '';
      const headers = new Headers(init?.headers);
      sent.push({ path, method: init?.method, headers });
      if (refused.some((name) => headers.has(name))) throw new TypeError('Failed to fetch');
      const answer = answers[path.split('?')[0] ?? ''];
      return answer === undefined ? Response.json({ error: 'Not found' }, { status: 404 }) : Response.json(answer);
    },
  });
  return { client, sent };
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('no error'),
    (error: TeleError) => error,
  );

describe('a server whose CORS allows only authorization and content-type', () => {
  const extra = ['idempotency-key', 'if-match', 'x-request-id'];
  const pick = { specialistId: 's1', slotISO: '2026-12-01T00:00:00.000Z' };
  const body = { profession: 'doctor' as const, specialty: 'Cardiology', picks: [pick] };

  it('is called without further headers once known', async () => {
    const { client, sent } = aClient({ '/specialties/available': [], '/selections': { selectionId: 7 } }, extra);
    await client.call('availableSpecialties');
    expect(await client.call('createSelection', { body })).toEqual({ selectionId: '7' });
    const [last] = sent.slice(-1);
    expect([...(last?.headers.keys() ?? [])].toSorted()).toEqual(['authorization', 'content-type']);
  });

  it('is detected by a plain call when a write comes first, which is then sent once', async () => {
    const { client, sent } = aClient({ '/specialties/available': [], '/selections': { id: 'a' } }, extra);
    expect(await client.call('createSelection', { body })).toEqual({ selectionId: 'a' });
    const reached = sent.filter(({ headers }) => !extra.some((name) => headers.has(name)));
    expect(reached.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /specialties/available',
      'POST /selections',
    ]);
  });
});

it('a server that fails is not taken for another one', async () => {
  const replies: (Response | Error)[] = [
    new TypeError('Failed to fetch'),
    new TypeError('Failed to fetch'),
    new Response('<html>', { status: 502 }),
    Response.json({ selectionId: 'a' }, { headers: { 'tele-api': '1' } }),
  ];
  const keys: (string | null)[] = [];
  const client = createTeleClient({
    apiBase: '',
    wait: async () => undefined,
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      const reply = replies.shift();
      if (reply instanceof Response) return reply;
      throw reply ?? new TypeError('no more replies');
    },
  });
  const body = { profession: 'doctor' as const, specialty: 'Cardiology', picks: [] };
  expect(await errorOf(client.call('createSelection', { body, idempotencyKey: 'one' }))).toMatchObject({
    code: 'NETWORK',
  });
  await client.call('createSelection', { body, idempotencyKey: 'two' });
  expect(keys).toEqual(['one', 'one', null, 'two']);
});

it('a payment with a status that is not known is refused', async () => {
  const { client } = aClient({ '/selections/a/attach-payment': { payment: { status: 'failed' } } });
  const call = { params: { id: 'a' }, body: { paymentMethodId: 'pm_1' } };
  expect(await errorOf(client.call('attachPayment', call))).toMatchObject({ code: 'UNKNOWN' });
});

describe('a trial of an acceptance', () => {
  it('is never sent: a server that does not know it would accept', async () => {
    const { client, sent } = aClient({ '/selections/incoming': [] });
    const trial: CallOptions<'acceptSelection'> = { params: { id: 'a' }, body: { dryRun: true, feeCents: 100 } };
    expect(await client.call('acceptSelection', trial)).toMatchObject({ status: 'PENDING' });
    await client.call('incomingSelections', {});
    expect(await client.call('acceptSelection', trial)).toMatchObject({ status: 'PENDING' });
    expect(sent.map(({ path }) => path)).toEqual(['/selections/incoming']);
  });
});

describe('availability', () => {
  it.each([
    [{ items: [block] }],
    [{ blocks: [{ from: '2026-11-24T11:00:00+11:00', to: '2026-11-24T03:00Z' }] }],
    [[{ begin: block.startISO, finish: block.endISO }]],
  ])('as %j is all of its blocks', async (answer) => {
    const { client } = aClient({ '/availability/mine': answer });
    expect(await client.call('myAvailability')).toMatchObject({ items: [block] });
  });

  it.each([
    [{ message: 'Hello' }],
    [[block, { start: 'soon' }]],
    [{ blocks: [{ ...block, startISO: '2026-11-24T00:00:00' }] }],
  ])('as %j is an error, because the next save would delete missing blocks', async (answer) => {
    const { client } = aClient({ '/availability/mine': answer });
    expect(await errorOf(client.call('myAvailability'))).toMatchObject({
      code: 'UNKNOWN',
      message: 'We can’t read the server’s response.',
    });
  });

  it('has a version that differs when its blocks do', async () => {
    const [one, none] = [aClient({ '/availability/mine': [block] }), aClient({ '/availability/mine': [] })];
    const read = async ({ client }: typeof one) => (await client.call('myAvailability')).version;
    expect(await read(one)).toBe(await read(one));
    expect(await read(one)).not.toBe(await read(none));
  });
});

describe('a call beyond the specification', () => {
  it('is known to be missing even before another answer', async () => {
    const { client } = aClient({});
    expect(await client.call('waitingReschedules', {})).toEqual({ items: [] });
  });

  it('has an empty answer when a screen works without it', async () => {
    const { client } = aClient({ '/auth/me': { role: 'specialist' } });
    await client.call('authMe');
    expect(await client.call('myCards')).toEqual({ items: [] });
    expect(await client.call('timesAway')).toEqual({ timeOff: [], busy: [] });
  });

  it('has an empty answer instead of one without its lists', async () => {
    const { client } = aClient({
      '/auth/me': { role: 'specialist' },
      '/time-off': {},
      '/users/me/cards': { items: [{}] },
    });
    await client.call('authMe');
    expect(await client.call('timesAway')).toEqual({ timeOff: [], busy: [] });
    expect(await client.call('myCards')).toEqual({ items: [] });
  });

  it('is refused with a message elsewhere', async () => {
    const { client } = aClient({ '/auth/me': { role: 'specialist' } });
    await client.call('authMe');
    expect(await errorOf(client.call('myPayouts'))).toMatchObject({ message: 'This isn’t available here.' });
  });
});

it('a saved profile is shown although the server does not answer it', async () => {
  const { client } = aClient({ '/auth/me': { role: 'patient', name: 'Maeve Tran' }, '/users/register': { ok: true } });
  await client.call('authMe');
  await client.call('registerUser', { body: { role: 'patient', name: 'Maeve Tran', phone: '0491 570 006' } });
  expect((await client.call('authMe')).profile).toMatchObject({ name: 'Maeve Tran', phone: '0491 570 006' });
});

it('shows only the requested part of a list that the server does not narrow', async () => {
  const at = (selectionId: string, chosenSlotISO: string) => ({ selectionId, chosenSlotISO, feeCents: 100 });
  const appointments = [at('past', '2026-11-01T00:00:00Z'), at('next', '2026-12-01T00:00:00Z')];
  const { client } = aClient({ '/appointments/mine': { appointments } });
  const ids = async (when: 'upcoming' | 'past') =>
    (await client.call('myAppointments', { query: { when } })).items.map(({ selectionId }) => selectionId);
  expect([await ids('upcoming'), await ids('past')]).toEqual([['next'], ['past']]);
});

it('a server without open requests still lists the others', async () => {
  const { client } = aClient({
    '/selections/mine': [{ id: 1, specialty: 'Cardiology', createdAt: '2026-11-01T00:00Z' }],
  });
  await client.call('mySelections', {});
  const { items } = await client.call('myRequests', {});
  expect(items).toMatchObject([{ kind: 'picked', selection: { selectionId: '1' } }]);
});

it('expires an offer without a creation time 45 minutes after its first read', async () => {
  const offers = [{ id: 1, requestId: 'r', feeCents: 23_000, slots: ['2026-12-01T00:00Z'] }];
  let now = Date.parse('2026-11-20T00:00:00Z');
  const fetch = async () => Response.json(offers);
  const client = createTeleClient({ apiBase: '', token: 'secret', now: () => now, fetch });
  await client.call('myOffers', {});
  now += 10 * 60_000;
  expect((await client.call('myOffers', {})).items).toMatchObject([{ expiresAt: '2026-11-20T00:45:00.000Z' }]);
});

it('both kinds of request are one list', async () => {
  const { client } = aClient({
    '/requests/mine': [
      { requestId: 'r', specialty: 'Cardiology', timeframe: 'Mornings', createdAt: '2026-11-02T00:00Z' },
    ],
    '/selections/mine': [{ selectionId: 's', specialty: 'Cardiology', createdAt: '2026-11-01T00:00Z' }],
    '/offers/mine': [{ id: 1, requestId: 'r', feeCents: '23000', slots: ['2026-12-01T00:00Z'] }],
  });
  const { items } = await client.call('myRequests', {});
  expect(items).toMatchObject([
    { kind: 'open', request: { timeframeWords: 'Mornings', offers: [{ offerId: '1', feeCents: 23_000 }] } },
    { kind: 'picked', selection: { selectionId: 's', status: 'PENDING' } },
  ]);
});
