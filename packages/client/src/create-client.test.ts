import { describe, expect, it, vi } from 'vitest';
import { createTeleClient, type TeleClientOptions } from './create-client.ts';
import { TeleError } from './errors.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { 'tele-api': '1' } });

/** Client whose fetch returns the replies in turn; an Error means no answer. */
function aClient(replies: (Response | Error)[], options: Partial<TeleClientOptions> = {}) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const waited: number[] = [];
  const client = createTeleClient({
    apiBase: 'https://api.example.com/prod/',
    token: 'secret',
    fetch: async (url, init = {}) => {
      sent.push({ url: new Request(url).url, init, headers: new Headers(init.headers) });
      const reply = replies.shift() ?? new TypeError('no more replies');
      if (reply instanceof Error) throw reply;
      return reply;
    },
    wait: async (milliseconds) => {
      waited.push(milliseconds);
    },
    ...options,
  });
  return { client, sent, waited };
}

const offline = () => new TypeError('Failed to fetch');
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('no error'),
    (error: TeleError) => error,
  );

describe('a request that is never answered', () => {
  it('is stopped after 30 seconds, retried once, and fails without an answer', async () => {
    vi.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch: typeof globalThis.fetch = (_, init) => {
      signals.push(init?.signal);
      return new Promise(() => undefined);
    };
    const { client } = aClient([], { fetch });
    const error = errorOf(client.call('authMe'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await error).toMatchObject({ code: 'NETWORK' });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    vi.useRealTimers();
  });
});

describe('a request', () => {
  it('goes to its path with its parameters escaped, the token and a JSON body', async () => {
    const { client, sent } = aClient([json({ ok: true })]);
    await client.call('acceptSelection', {
      params: { id: 'a/b' },
      body: { feeCents: 24_500, paymentMethodId: 'pm_1' },
      idempotencyKey: 'once',
    });
    expect(sent[0]?.url).toBe('https://api.example.com/prod/selections/a%2Fb/accept');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(sent[0]?.init.body).toBe('{"feeCents":24500,"paymentMethodId":"pm_1"}');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'idempotency-key': 'once',
    });
  });

  it('omits undefined query values, and sends no content type without a body', async () => {
    const { client, sent } = aClient([json({ specialistId: 's', items: [] })], {
      token: undefined,
      requestId: () => 'req_1',
    });
    await client.call('availabilitySlots', { query: { specialistId: 's&t', days: undefined } });
    expect(sent[0]?.url).toBe('https://api.example.com/prod/availability/slots?specialistId=s%26t');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ 'x-request-id': 'req_1' });
  });

  it('sends only the options of its call', () => {
    const { client } = aClient([]);
    const wrong = () => [
      // @ts-expect-error the id is missing
      client.call('getSelection'),
      // @ts-expect-error a fee is a number of cents
      client.call('acceptSelection', { params: { id: 'a' }, body: { feeCents: '245', paymentMethodId: 'pm' } }),
      // @ts-expect-error mine takes no days
      client.call('mySelections', { query: { days: 3 } }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});

describe('a position', () => {
  const at = (position: string) =>
    Response.json({ items: [] }, { headers: { 'tele-api': '1', 'tele-position': position } });

  it('goes with every later call: the latest one, in any order of answers', async () => {
    const { client, sent } = aClient([
      json({ ok: true }),
      at('000000000A000000'),
      at('0000000009FFFFFF'),
      json({ items: [] }),
    ]);
    await client.call('keepFavourite', { params: { specialistId: 'a' } });
    for (let calls = 0; calls < 3; calls += 1) await client.call('myFavourites');
    expect(sent.map(({ headers }) => headers.get('tele-position'))).toEqual([
      null,
      null,
      '000000000A000000',
      '000000000A000000',
    ]);
  });

  it('also comes with a refusal, such as a declined card', async () => {
    const refused = Response.json(
      { error: 'No.', code: 'CARD_DECLINED' },
      { status: 402, headers: { 'tele-position': '0000000000000001' } },
    );
    const { client, sent } = aClient([refused, json({ items: [] })]);
    await errorOf(client.call('attachPayment', { params: { id: 'a' }, body: { paymentMethodId: 'pm_1' } }));
    await client.call('mySelections');
    expect(sent[1]?.headers.get('tele-position')).toBe('0000000000000001');
  });
});

describe('an answer', () => {
  it('is empty for 204', async () => {
    const { client } = aClient([new Response(null, { status: 204, headers: { 'tele-api': '1' } })]);
    await expect(client.call('deleteRequest', { params: { id: 'a' } })).resolves.toBeUndefined();
  });

  it('that is not JSON is an error, not a value', async () => {
    const { client } = aClient([new Response('<html>', { status: 200 })]);
    expect(await errorOf(client.call('authMe'))).toMatchObject({ code: 'UNKNOWN', status: 200 });
  });
});

describe('another site in the place of the API', () => {
  it.each([
    ['a page with 200', new Response('<!doctype html><title>Shop</title>', { status: 200 }), 200],
    ['JSON of its own with 200', Response.json({ message: 'Hello' }), 200],
    ['a list of nothing known', Response.json({ items: 'many' }), 200],
    ['a text', Response.json('ok'), 200],
    ['a page with 404', new Response('<h1>Not found</h1>', { status: 404 }), 404],
    ['JSON of its own with 404', Response.json({ message: 'Not Found' }, { status: 404 }), 404],
  ])('is recognised when it answers %s', async (_, response, status) => {
    const { client } = aClient([response]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ code: 'UNKNOWN', status });
  });
});

describe('a save of availability', () => {
  const saved = () => json({ version: '8', items: [] });

  it('names the version it was made from', async () => {
    const { client, sent } = aClient([saved()]);
    const body = { blocks: [] };
    await client.call('saveAvailability', { body, ifMatch: '7', idempotencyKey: 'mine' });
    const headers = sent[0]?.headers;
    expect([headers?.get('if-match'), headers?.get('idempotency-key')]).toEqual(['"7"', 'mine']);
  });

  it('sent again without an answer keeps its key, and the next save has another', async () => {
    const { client, sent } = aClient([offline(), saved(), saved()]);
    await client.call('saveAvailability', { body: { blocks: [] }, ifMatch: '7' });
    await client.call('saveAvailability', { body: { blocks: [] }, ifMatch: '8' });
    const [first, again, next] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^\w{10,}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });
});

describe('an error', () => {
  it('has the API’s fields', async () => {
    const body = {
      error: 'Check the form.',
      code: 'INVALID_INPUT',
      fields: { feeCents: 'Too much' },
      clientSecret: 'pi_secret',
      requestId: 'req_9',
    };
    const { client } = aClient([json(body, 422)]);
    const error = await errorOf(client.call('mySelections'));
    expect(error).toBeInstanceOf(TeleError);
    expect(error).toMatchObject({
      code: 'INVALID_INPUT',
      status: 422,
      message: 'Check the form.',
      fields: { feeCents: 'Too much' },
      clientSecret: 'pi_secret',
      requestId: 'req_9',
    });
  });

  /** Bodies without an `error` field, and their readable text. */
  const bodies: [string, string, string][] = [
    ['plain text', 'Too busy\n', 'Too busy'],
    ['a gateway’s JSON', '{"message":"Endpoint request timed out"}', 'Endpoint request timed out'],
    ['a text in JSON', '"odd"', 'odd'],
    ['a page of HTML', ' <html><h1>502</h1>', ''],
    ['a stack trace', 'Error: at line 1\n'.repeat(40), ''],
    ['an empty object', '{}', ''],
    ['an empty error', '{"error":" "}', ''],
    ['an error that is no text', '{"error":{"message":"odd"}}', ''],
    ['an array', '["odd"]', ''],
    ['null', 'null', ''],
    ['nothing', '', ''],
  ];

  it.each(bodies)('shows the status text when the body is %s', async (_, body) => {
    const { client } = aClient([new Response(body, { status: 502, statusText: 'Bad Gateway' })]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ code: 'UNKNOWN', message: 'Bad Gateway' });
  });

  it.each(bodies)('shows the body text of %s, if any, without a status text', async (_, body, message) => {
    const { client } = aClient([new Response(body, { status: 502 })]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ code: 'UNKNOWN', message });
  });

  it('keeps its error field separate from the fallback text', async () => {
    const { client } = aClient([
      new Response('{}', { status: 500, statusText: 'Internal Server Error' }),
      json({ error: 'Down' }, 500),
    ]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ errorField: '' });
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ errorField: 'Down', message: 'Down' });
  });

  it('is known by a plain body, and shows the status text', async () => {
    const { client } = aClient([new Response('Already booked', { status: 409, statusText: 'Conflict' })]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ code: 'ALREADY_BOOKED', message: 'Conflict' });
  });

  it.each([
    ['Already booked', 'ALREADY_BOOKED'],
    ['Already decided', 'ALREADY_DECIDED'],
    ['already decided.', 'ALREADY_DECIDED'],
    ['Card not on file', 'CARD_NOT_ON_FILE'],
    ['Fee exceeds the patient’s cap.', 'FEE_EXCEEDS_CAP'],
    ["Fee exceeds the patient's cap", 'FEE_EXCEEDS_CAP'],
    ['Fee exceeds cap', 'FEE_EXCEEDS_CAP'],
    ['Selection not found', 'NOT_FOUND'],
    ['You already have an appointment at this time.', 'PATIENT_BUSY'],
    ['Something else', 'UNKNOWN'],
  ])('that says “%s” without a code is %s', async (error, code) => {
    const { client } = aClient([json({ error }, 409), json({ error, code: 'somebody_elses' }, 409)]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ code, message: error });
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ code, message: error });
  });

  it.each([
    ['Already booked', 'CONFLICT', 'ALREADY_BOOKED'],
    ['This time was taken.', 'SLOT_TAKEN', 'SLOT_TAKEN'],
    ['Something new', 'NEXT_YEARS_CODE', 'NEXT_YEARS_CODE'],
  ])('that says “%s” with the code %s is %s', async (error, sent, code) => {
    const { client } = aClient([json({ error, code: sent }, 409)]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ code, message: error });
  });

  it('names the conflicting request', async () => {
    const body = { error: 'You have already asked.', code: 'ALREADY_ASKED', selectionId: 'sel_open' };
    const { client } = aClient([json(body, 409)]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({
      code: 'ALREADY_ASKED',
      selectionId: 'sel_open',
    });
  });

  it('is not retried: the API has answered', async () => {
    const { client, sent } = aClient([json({ error: 'Down', code: 'UNAVAILABLE' }, 503)]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({ code: 'UNAVAILABLE' });
    expect(sent).toHaveLength(1);
  });
});

describe('no answer', () => {
  it('is tried once more after 400 ms, writes too', async () => {
    const { client, sent, waited } = aClient([offline(), json({ selectionId: 'a', status: 'DECLINED' })]);
    await client.call('declineSelection', { params: { id: 'a' } });
    expect(sent).toHaveLength(2);
    expect(waited).toEqual([400]);
  });

  it('is retried under the key of the first attempt', async () => {
    const picks = [{ specialistId: 'spc_a', slotISO: '2026-12-01T00:00:00.000Z' }];
    const body = { profession: 'doctor', specialty: 'Cardiology', picks } as const;
    const { client, sent } = aClient([offline(), json({ selectionId: 'a' }), json({ selectionId: 'b' })]);
    await client.call('createSelection', { body });
    await client.call('createSelection', { body });
    const [first, again, other] = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[a-z0-9]{8,100}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('twice in a row is a NETWORK error', async () => {
    const { client, sent } = aClient([offline(), offline(), json({ items: [] })]);
    expect(await errorOf(client.call('mySelections'))).toMatchObject({
      code: 'NETWORK',
      status: 0,
      message: 'We couldn’t connect. Check your connection and try again.',
    });
    expect(sent).toHaveLength(2);
  });

  it('is checked, also after others: a page may lose access while open', async () => {
    const why = new TeleError('ORIGIN_NOT_ALLOWED', 0, { error: 'Not from here.' });
    const onUnreachable = vi.fn(async () => why);
    const replies = [offline(), offline(), json({ items: [] }), offline(), offline()];
    const { client } = aClient(replies, { onUnreachable });
    expect(await errorOf(client.call('mySelections'))).toBe(why);
    await client.call('mySelections');
    expect(await errorOf(client.call('mySelections'))).toBe(why);
    expect(onUnreachable).toHaveBeenCalledTimes(2);
    expect(onUnreachable).toHaveBeenCalledWith(expect.objectContaining({ code: 'NETWORK' }));
  });

  it('includes an answer that breaks off', async () => {
    const broken = new Response(new ReadableStream({ start: (controller) => controller.error(offline()) }));
    const { client } = aClient([broken, json({ items: [] })]);
    await expect(client.call('mySelections')).resolves.toEqual({ items: [] });
  });

  it('is not retried once the caller has aborted', async () => {
    const controller = new AbortController();
    const fetch = vi.fn(async () => {
      controller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    const { client, waited } = aClient([], { fetch });
    await expect(client.call('mySelections', { signal: controller.signal })).rejects.toThrow('aborted');
    expect(fetch).toHaveBeenCalledOnce();
    expect(waited).toEqual([]);
  });

  it('is not sent at all when the caller aborted before', async () => {
    const { client, sent } = aClient([json({ items: [] })]);
    await expect(client.call('mySelections', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(sent).toEqual([]);
  });
});
