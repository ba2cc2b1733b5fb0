import { describe, expect, it } from 'vitest';
import { startApi, withApi } from '../testing/start-api.ts';

const api = await withApi();
const callJobs = (authorization?: string, from?: string) =>
  api.fetch('/internal/jobs', { method: 'POST', headers: authorization ? { authorization } : {} }, from);

describe('the jobs call', () => {
  it('accepts a valid jobs token', async () => {
    const response = await callJobs(`Bearer ${api.services.config.jobsToken}`);
    expect([response.status, await response.json()]).toEqual([200, { done: 0, failed: 0 }]);
  });

  it('refuses anyone else, signed in or not', async () => {
    expect((await callJobs()).status).toBe(401);
    expect((await callJobs('Bearer wrong')).status).toBe(401);
    expect((await callJobs(`Bearer ${await api.identity.tokenFor('someone@example.com')}`)).status).toBe(401);
  });

  it('allows ten guesses a minute per address, then refuses even the right token', async () => {
    const right = `Bearer ${api.services.config.jobsToken}`;
    const guess = () => callJobs('Bearer guess', '203.0.113.70');
    const guesses = await Promise.all(Array.from({ length: 20 }, guess));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await callJobs(right, '203.0.113.70');
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await callJobs(right, '203.0.113.71')).status).toBe(200);
  });

  it('is not limited for callers with the token', async () => {
    const right = `Bearer ${api.services.config.jobsToken}`;
    for (let turn = 0; turn < 12; turn += 1) expect((await callJobs(right)).status).toBe(200);
  });

  it('is absent when no token is configured', async () => {
    const apart = await startApi({ database: api.database, config: { jobsToken: undefined } });
    expect(
      (await apart.fetch('/internal/jobs', { method: 'POST', headers: { authorization: 'Bearer undefined' } })).status,
    ).toBe(404);
    await apart.close();
  });
});

describe('health', () => {
  it('names the working database to anyone', async () => {
    const { status, body } = await api.call('health');
    expect([status, body]).toEqual([200, { ok: true, database: api.database.engine }]);
  });
});

describe('the payment provider’s events', () => {
  it('are refused without a valid signature, and may be larger than a call', async () => {
    const body = JSON.stringify({ id: 'evt_1', padding: 'x'.repeat(200_000) });
    const json = { 'content-type': 'application/json' };
    const unsigned = await api.fetch('/stripe/webhook', { method: 'POST', body, headers: json });
    expect(unsigned.status).toBe(401);
    const forged = await api.fetch('/stripe/webhook', {
      method: 'POST',
      body,
      headers: { ...json, 'stripe-signature': 't=1,v1=00' },
    });
    expect(forged.status).toBe(401);
    const huge = await api.fetch('/stripe/webhook', { method: 'POST', body: 'x'.repeat(2_000_000), headers: json });
    expect(huge.status).toBe(413);
  });
});
