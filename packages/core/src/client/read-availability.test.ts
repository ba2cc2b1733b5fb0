import { describe, expect, it } from 'vitest';
import { createTeleClient } from './create-client.ts';
import type { TeleError } from './errors.ts';

const iso = { startISO: '2026-11-24T00:00:00.000Z', endISO: '2026-11-24T03:00:00.000Z' };

/** A client whose fetch gives the answers in turn; an Error stands for none. */
function aClient(...answers: (Response | Error)[]) {
  const sent: Headers[] = [];
  const client = createTeleClient({
    apiBase: 'https://api.example.com',
    wait: async () => undefined,
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers));
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      throw answer ?? new TypeError('no more answers');
    },
  });
  return { client, sent };
}

describe('availability as a server may write it', () => {
  it.each([
    [{ version: '7', items: [iso] }, {}],
    [{ items: [iso] }, { etag: '"7"' }],
    [{ items: [{ id: 'avb_1', start: iso.startISO, end: iso.endISO }] }, { etag: 'W/"7"' }],
    [[{ from: '2026-11-24T11:00:00+11:00', to: '2026-11-24T03:00:00Z' }], { etag: '"7"' }],
  ])('as %j is items and a version', async (body, headers: Record<string, string>) => {
    const { client } = aClient(Response.json(body, { headers }));
    expect(await client.call('myAvailability')).toEqual({ version: '7', items: [iso] });
  });

  it('says whose it is, where the server does', async () => {
    const answer = { specialistId: 'spc_1', version: '7', items: [iso] };
    const { client } = aClient(Response.json(answer));
    expect(await client.call('myAvailability')).toEqual(answer);
  });

  it.each([
    [{ version: '7', items: [iso, { start: 'soon' }] }, {}],
    [{ version: '7', items: [{ startISO: '2026-11-24T00:00:00', endISO: iso.endISO }] }, {}],
    [{ items: [iso] }, {}],
  ])('is an error as %j, for what is left out would be deleted by the next save', async (body, headers) => {
    const { client } = aClient(Response.json(body, { headers }));
    const error = (await client.call('myAvailability').catch((thrown: unknown) => thrown)) as TeleError;
    expect(error).toMatchObject({ code: 'UNKNOWN', message: 'The service gave an answer that cannot be read.' });
  });
});

describe('a save', () => {
  const saved = () => Response.json({ version: '8', items: [] });

  it('names the version it was made from', async () => {
    const { client, sent } = aClient(saved());
    const answer = await client.call('saveAvailability', {
      body: { blocks: [iso] },
      ifMatch: '7',
      idempotencyKey: 'mine',
    });
    expect(answer).toEqual({ version: '8', items: [] });
    expect([sent[0]?.get('if-match'), sent[0]?.get('idempotency-key')]).toEqual(['"7"', 'mine']);
  });

  it('sent again without an answer keeps its name, and the next save has another', async () => {
    const { client, sent } = aClient(new TypeError('Failed to fetch'), saved(), saved());
    await client.call('saveAvailability', { body: { blocks: [] }, ifMatch: '7' });
    await client.call('saveAvailability', { body: { blocks: [] }, ifMatch: '8' });
    const [first, again, next] = sent.map((headers) => headers.get('idempotency-key'));
    expect(first).toMatch(/^\w{10,}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });
});
