import { rateLimits, type CallLimit } from '@tele/core/contract';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newSecret } from '../encryption/secret.ts';
import { aPartner, bearing } from '../testing/partners.ts';
import { aPatient } from '../testing/people.ts';
import { startApi } from '../testing/start-api.ts';
import { withDatabase } from '../testing/test-database.ts';

const database = await withDatabase();
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!JSON.stringify(node).includes('rate_limits')) statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const api = await startApi({ database: { ...database, db: database.db.withPlugin(counting) } });
afterAll(() => api.close());
const { db } = database;

/** Each test has its own address and hour. */
let from = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  from = `203.0.113.${tests}`;
  api.clock.now = new Date(Date.parse('2026-12-01T00:00:00.000Z') + tests * 3_600_000);
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  await api.call('health');
  const before = statements;
  await work();
  return statements - before;
}

describe('an origin that is not registered', () => {
  const preflight = (origin: string, address = from) =>
    api.fetch('/selections', { method: 'OPTIONS', headers: { origin } }, address);

  it('costs an address 60 statements a minute, then none', async () => {
    for (let one = 0; one < 60; one += 1) expect((await preflight(`https://a${one}.example`)).status).toBe(204);
    let refused = await preflight('https://next.example');
    expect(await statementsOf(async () => (refused = await preflight('https://other.example')))).toBe(0);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await preflight('https://a1.example')).status).toBe(204);
    expect((await preflight('https://next.example', '203.0.113.200')).status).toBe(204);
  });

  it('does not keep a registered origin from the same address', async () => {
    const { origin } = await aPartner(api);
    await preflight(origin);
    for (let one = 0; one < 61; one += 1) await preflight(`https://b${one}.example`);
    api.clock.now = new Date(api.clock.now.getTime() + 6_000);
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('costs no statement when it is longer than any host name', async () => {
    expect(await statementsOf(() => preflight(`https://${'a'.repeat(300)}.example`))).toBe(0);
  });
});

describe('an unknown secret key', () => {
  const guess = () => api.call('partnerCounts', { ...bearing(newSecret('tele_sec_')), from });

  it('costs an address 600 statements a minute, then none', async () => {
    const { secret } = await aPartner(api);
    const known = () => api.call('partnerCounts', { ...bearing(secret), from });
    expect((await known()).status).toBe(200);
    for (let one = 0; one < 600; one += 20) await Promise.all(Array.from({ length: 20 }, guess));
    let refused = await guess();
    expect(await statementsOf(async () => (refused = await guess()))).toBe(0);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await known()).status).toBe(200);
  });
});

describe('an event with a wrong signature', () => {
  it('is not read after 600 in a minute from one address', async () => {
    const send = (body: BodyInit | null = null) => {
      const headers = { 'content-type': 'application/json', 'content-length': '2' };
      return api.fetch('/stripe/webhook', { method: 'POST', body, headers, duplex: 'half' } as RequestInit, from);
    };
    for (let one = 0; one < 600; one += 20) await Promise.all(Array.from({ length: 20 }, () => send('{}')));
    let pulled = 0;
    const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 });
    const refused = await send(body);
    expect([refused.status, refused.headers.get('retry-after'), pulled]).toEqual([429, '60', 0]);
  });
});

describe('a person over a limit', () => {
  it('is refused again without a statement until the limit ends', async () => {
    const as = await aPatient(db);
    const limit: CallLimit = rateLimits.deleteRequest;
    const key = `${limit.counted}:${as.userId}`;
    await db.insertInto('rate_limits').values({ key, window_start: api.clock.now, hits: limit.times }).execute();
    const write = () => api.call('deleteRequest', { as, params: { id: 'none' }, from });
    expect((await write()).status).toBe(429);
    let refused = await write();
    expect(await statementsOf(async () => (refused = await write()))).toBe(0);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await api.call('authMe', { as, from })).status).toBe(200);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    expect((await write()).status).toBe(404);
  });
});
