import { describe, expect, it } from 'vitest';
import { aPartner, bearing, type TestPartner } from '../testing/partners.ts';
import { aPatient } from '../testing/people.ts';
import { codeOf } from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { hashOf, newSecret } from '../encryption/secret.ts';

const api = await withApi();
const { db } = api.services;

interface Begun {
  partner: TestPartner;
  id: string;
  verifier: string;
}

async function begun(partner?: TestPartner): Promise<Begun> {
  const whose = partner ?? (await aPartner(api));
  const verifier = newSecret();
  const { status, body } = await api.call('startSignIn', {
    headers: { origin: whose.origin },
    body: { publishableId: whose.publishableId, challenge: hashOf(verifier) },
  });
  expect(status).toBe(200);
  return { partner: whose, id: (body as { signInId: string }).signInId, verifier };
}

const exchange = ({ partner, id, verifier }: Begun, more: { code?: string; verifier?: string; origin?: string } = {}) =>
  api.call('exchangeSignIn', {
    params: { id },
    headers: { origin: more.origin ?? partner.origin },
    body: {
      publishableId: partner.publishableId,
      verifier: more.verifier ?? verifier,
      ...(more.code !== undefined && { code: more.code }),
    },
  });

const refresh = ({ partner: { publishableId, origin } }: Begun, { body }: Called) => {
  const { refreshToken } = (body as { session: { refreshToken: string } }).session;
  return api.call('refreshSession', { headers: { origin }, body: { publishableId, refreshToken } });
};

const approve = async (flow: Begun, as: { email: string }) =>
  (await api.call('approveSignIn', { as, params: { id: flow.id } })).body as { code: string };

describe('a sign-in from a partner’s page', () => {
  it('opens a portal window, waits, and returns a session after approval', async () => {
    const person = await aPatient(db);
    const flow = await begun();
    expect((await api.call('getSignIn', { params: { id: flow.id } })).body).toEqual({
      partner: { name: flow.partner.name },
      origin: flow.partner.origin,
      state: 'WAITING',
    });
    expect((await exchange(flow)).body).toEqual({ session: null });
    const { code } = await approve(flow, person);
    const { status, body } = await exchange(flow, { code });
    expect(status).toBe(200);
    const { session } = body as { session: { token: string; refreshToken: string } };
    const me = await api.call('authMe', bearing(session.token, flow.partner.origin));
    expect([me.status, me.body]).toMatchObject([200, { userId: person.userId, email: person.email, profile: null }]);
    expect((await api.call('getSignIn', { params: { id: flow.id } })).body).toMatchObject({ state: 'FINISHED' });
  });

  it.each([
    ['another verifier', { verifier: newSecret() }],
    ['another code', { code: newSecret() }],
  ])('is absent for %s, and stays for the right caller', async (_, wrong) => {
    const flow = await begun();
    const { code } = await approve(flow, await aPatient(db));
    const refused = await exchange(flow, { code, ...wrong });
    expect([refused.status, codeOf(refused)]).toEqual([404, 'NOT_FOUND']);
    expect((await exchange(flow, { code })).body).toMatchObject({ session: { token: expect.any(String) } });
  });

  it('is refused to another page and another partner', async () => {
    const [flow, other] = [await begun(), await aPartner(api)];
    const { code } = await approve(flow, await aPatient(db));
    expect(codeOf(await exchange(flow, { code, origin: other.origin }))).toBe('ORIGIN_NOT_REGISTERED');
    expect(codeOf(await exchange({ ...flow, partner: other }, { code }))).toBe('NOT_FOUND');
  });

  it('gives one session to any number of calls; only the newest refresh token is valid', async () => {
    const flow = await begun();
    const person = await aPatient(db);
    const { code } = await approve(flow, person);
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(flow, { code })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const sessions = await db
      .selectFrom('partner_sessions')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(sessions).toHaveLength(1);
    const refreshed = await Promise.all(answers.map((answer) => refresh(flow, answer)));
    expect(refreshed.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is repeated within a minute after a lost answer, until its session is used', async () => {
    const flow = await begun();
    await approve(flow, await aPatient(db));
    const lost = await exchange(flow);
    const again = await exchange(flow);
    expect(codeOf(await refresh(flow, lost))).toBe('SESSION_OVER');
    expect((await refresh(flow, again)).status).toBe(200);
    expect(codeOf(await exchange(flow))).toBe('SIGN_IN_OVER');
  });

  it('ends a minute after it was exchanged', async () => {
    const flow = await begun();
    await approve(flow, await aPatient(db));
    const first = await exchange(flow);
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 60_000);
    expect(codeOf(await exchange(flow))).toBe('SIGN_IN_OVER');
    expect((await refresh(flow, first)).status).toBe(200);
    api.clock.now = before;
  });

  it('belongs to the first person who approves it, who may repeat that', async () => {
    const [first, second] = [await aPatient(db), await aPatient(db)];
    const flow = await begun();
    const before = await approve(flow, first);
    const after = await approve(flow, first);
    const late = await api.call('approveSignIn', { as: second, params: { id: flow.id } });
    expect(codeOf(late)).toBe('SIGN_IN_OVER');
    expect(codeOf(await exchange(flow, before))).toBe('NOT_FOUND');
    expect((await exchange(flow, after)).status).toBe(200);
  });

  it('is approved by one of several people at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => aPatient(db)));
    const flow = await begun();
    const params = { id: flow.id };
    const answers = await Promise.all(people.map((as) => api.call('approveSignIn', { as, params })));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map((one) => (one.status === 200 ? 'may' : codeOf(one))).toSorted()).toEqual([
      ...Array(3).fill('SIGN_IN_OVER'),
      'may',
    ]);
    const { body } = await exchange(flow);
    const { token } = (body as { session: { token: string } }).session;
    const me = await api.call('authMe', bearing(token, flow.partner.origin));
    expect(me.body).toMatchObject({ userId: people[won]?.userId });
  });

  it('ends after a quarter of an hour', async () => {
    const flow = await begun();
    const began = api.clock.now;
    api.clock.now = new Date(began.getTime() + 15 * 60_000);
    expect((await api.call('getSignIn', { params: { id: flow.id } })).body).toMatchObject({ state: 'EXPIRED' });
    expect(codeOf(await exchange(flow))).toBe('SIGN_IN_OVER');
    const late = await api.call('approveSignIn', { as: await aPatient(db), params: { id: flow.id } });
    expect(codeOf(late)).toBe('SIGN_IN_OVER');
    api.clock.now = began;
  });
});
