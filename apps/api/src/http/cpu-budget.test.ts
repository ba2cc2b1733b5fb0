import { cpuBudget } from '@tele/core/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPatient } from '../testing/people.ts';
import { withApi, type Called } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;
const search = { profession: 'doctor', specialty: 'Cardiology' };

/** While `costs` is set, each CPU reading adds a second. */
let costs = false;
let cpuMs = 0;
let clockMs = 0;
const pass = (ms: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
  clockMs += ms;
};
beforeEach(() => {
  pass(3_600_000);
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
    user: (cpuMs += costs ? 1_000 : 0) * 1_000,
    system: 0,
  }));
});
afterEach(() => void vi.restoreAllMocks());

describe('a caller who has used 5 seconds of CPU in a minute', () => {
  async function spendAll(ask: () => Promise<Called>): Promise<number> {
    costs = true;
    let calls = 0;
    while ((await ask()).status !== 429) calls += 1;
    costs = false;
    return calls;
  }

  it('is refused until time has made up for it; others are not', async () => {
    const [busy, calm] = [await aPatient(db), await aPatient(db)];
    const ask = () => api.call('searchSpecialists', { as: busy, body: search });
    expect(await spendAll(ask)).toBeLessThanOrEqual(cpuBudget.times / 1_000);
    const refused = await api.call('authMe', { as: busy });
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
    expect((await api.call('authMe', { as: calm })).status).toBe(200);
    pass(5 * 60_000);
    expect((await ask()).status).toBe(200);
  });

  it('is identified by address when signed out', async () => {
    const from = '203.0.113.80';
    await spendAll(() => api.call('startVisit', { body: { publishableId: 1 }, from }));
    expect((await api.call('getSignIn', { from, params: { id: 'none' } })).status).toBe(429);
    expect((await api.call('health', { from })).status).toBe(200);
    expect((await api.call('getSignIn', { from: '203.0.113.81', params: { id: 'none' } })).status).toBe(404);
    expect((await api.call('authMe', { as: await aPatient(db), from })).status).toBe(200);
  });

  it('pays for refused input', async () => {
    const as = await aPatient(db);
    expect(await spendAll(() => api.call('searchSpecialists', { as, body: '[' }))).toBeGreaterThan(0);
  });

  it.each([`/feeds/${'x'.repeat(43)}.ics`, '/openapi.json'])('gets no answer from %s', async (path) => {
    const from = '203.0.113.82';
    expect((await api.fetch(path, {}, from)).status).not.toBe(429);
    await spendAll(() => api.call('startVisit', { body: { publishableId: 1 }, from }));
    expect((await api.fetch(path, {}, from)).status).toBe(429);
  });
});
