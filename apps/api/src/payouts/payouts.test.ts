import { describe, expect, it } from 'vitest';
import { deliverEvent, eventOf } from '../testing/deliver-event.ts';
import { aBookedOffer, anOpenRequest, anOffer, aPaidOffer, aPayee, finalise, prepare } from '../testing/offers.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { at, settled } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { seeAccount } from './see-account.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

type Somebody = { email: string; specialistId: string };

const onboard = (as: Somebody) => api.call('onboardPayouts', { as });
const mine = (as: Somebody) => api.call('myPayouts', { as });
const stored = ({ specialistId }: Somebody) =>
  db.selectFrom('payout_accounts').selectAll().where('specialist_id', '=', specialistId).execute();

async function accountOf(specialist: Somebody): Promise<string> {
  const [row] = await stored(specialist);
  return row?.account_id ?? '';
}

async function begun(standing?: string) {
  const specialist = await aSpecialist(db);
  await onboard(specialist);
  const accountId = await accountOf(specialist);
  if (standing) await stripe.connect(`accounts/${accountId}/standing`, { standing });
  return { ...specialist, accountId };
}

const minutes = (count: number) => new Date(api.clock.now.getTime() + count * 60_000);

describe('POST /stripe/onboard', () => {
  it('creates an account once, and returns a new provider link each time', async () => {
    const specialist = await aSpecialist(db);
    const [first, second] = [await onboard(specialist), await onboard(specialist)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const [one, other] = [first, second].map(({ body }) => (body as { url: string }).url);
    expect(one).toMatch(`${stripe.url}/connect/setup/`);
    expect(other).not.toBe(one);
    expect(await stored(specialist)).toMatchObject([{ takes_money: false, is_submitted: false }]);
    const { accounts } = await stripe.ledger();
    expect(accounts.filter(({ email }) => email === specialist.email)).toMatchObject([
      { id: await accountOf(specialist), country: 'AU', metadata: { userId: specialist.userId } },
    ]);
  });

  it('returns to the payouts page, or to onboarding for an expired link', async () => {
    const specialist = await aSpecialist(db);
    const { url } = (await onboard(specialist)).body as { url: string };
    const visit = async () => (await fetch(url, { redirect: 'manual' })).headers.get('location');
    expect(await visit()).toBeNull();
    expect(await visit()).toBe('http://portal.test/work/payouts?again=1');
    const left = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ standing: '' }) });
    expect(left.headers.get('location')).toBe('http://portal.test/work/payouts?from=stripe');
  });

  it('creates one account when called twice at once', async () => {
    const specialist = await aSpecialist(db);
    const answers = await Promise.all([onboard(specialist), onboard(specialist), onboard(specialist)]);
    // A simultaneous caller may be asked to retry.
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect((await onboard(specialist)).status).toBe(200);
    expect(await stored(specialist)).toHaveLength(1);
    const { accounts } = await stripe.ledger();
    expect(accounts.filter(({ email }) => email === specialist.email)).toHaveLength(1);
  });

  it('finds the account whose creation was never answered', async () => {
    const specialist = await aSpecialist(db);
    await stripe.fault({ path: '/v1/accounts', mode: 'after' });
    expect((await onboard(specialist)).status).toBe(200);
    const { accounts } = await stripe.ledger();
    expect(accounts.filter(({ email }) => email === specialist.email)).toHaveLength(1);
  });

  it('recovers from an error that the provider stores under its key', async () => {
    const specialist = await aSpecialist(db);
    await stripe.fault({ path: '/v1/accounts', mode: 'error', status: 500, times: 1, keep: true });
    expect((await onboard(specialist)).status).toBe(200);
    expect(await stored(specialist)).toHaveLength(1);
  });

  it.each(['/v1/accounts', '/v1/account_links'])('explains when the provider does not respond at %s', async (path) => {
    const specialist = await aSpecialist(db);
    await stripe.fault({ path, mode: 'error', status: 503, times: 10 });
    const { status, body } = await onboard(specialist);
    await stripe.heal();
    expect([status, body]).toMatchObject([503, { code: 'PAYMENT_UNAVAILABLE' }]);
    expect((await onboard(specialist)).status).toBe(200);
  });

  it('explains when the provider refuses to open the account', async () => {
    const specialist = await aSpecialist(db);
    await stripe.fault({ path: '/v1/account_links', mode: 'error', status: 400, type: 'invalid_request_error' });
    const { status, body } = await onboard(specialist);
    expect([status, body]).toMatchObject([
      402,
      { code: 'PAYMENT_REFUSED', error: expect.stringContaining('Please contact us.') },
    ]);
  });
});

describe('GET /payouts/mine', () => {
  it('is NONE before onboarding, without a call to the provider', async () => {
    const specialist = await aSpecialist(db);
    expect((await mine(specialist)).body).toEqual({
      state: 'NONE',
      asks: [],
      asksBy: null,
      movements: [],
      balance: null,
      payouts: null,
    });
  });

  it.each([
    [undefined, 'INCOMPLETE', true, false],
    ['halfway', 'INCOMPLETE', true, true],
    ['checking', 'INCOMPLETE', false, false],
    ['complete', 'ACTIVE', false, false],
    ['document', 'ACTIVE', true, true],
    ['restricted', 'RESTRICTED', true, false],
    ['rejected', 'RESTRICTED', false, false],
  ])('returns an account that is %s as %s', async (standing, state, asks, byADay) => {
    const specialist = await begun(standing);
    const body = (await mine(specialist)).body as { state: string; asks: string[]; asksBy: string | null };
    expect([body.state, body.asks.length > 0, body.asksBy !== null]).toEqual([state, asks, byADay]);
  });

  it('returns offer earnings, the balance and payouts, to the cent', async () => {
    const specialist = await aPayee(api, stripe, { profileType: 'EUCA_MD' });
    const offer = await aBookedOffer(api, stripe, { specialist, feeCents: 12_345 });
    await settled(api);
    expect((await mine(specialist)).body).toMatchObject({
      state: 'ACTIVE',
      movements: [
        {
          offerId: offer.offerId,
          slotISO: offer.slots[0],
          paidCents: 12_345,
          ourFeeCents: 1_852,
          receivesCents: 10_493,
          fate: 'charged',
        },
      ],
      balance: { availableCents: 0, pendingCents: 10_493 },
      payouts: [],
    });
    await stripe.connect(`accounts/${specialist.accountId}/pay-out`);
    expect((await mine(specialist)).body).toMatchObject({
      balance: { availableCents: 0, pendingCents: 0 },
      payouts: [{ payoutId: expect.stringMatching(/^po_/), amountCents: 10_493, status: 'in_transit' }],
    });
    await api.call('cancelAppointment', { as: specialist, params: { id: offer.offerId } });
    await settled(api);
    // Balance owed after an earlier payout.
    expect((await mine(specialist)).body).toMatchObject({
      movements: [{ offerId: offer.offerId, fate: 'refunded', receivesCents: 10_493 }],
      balance: { availableCents: -10_493, pendingCents: 0 },
    });
  });

  it('returns stored values while the provider does not respond', async () => {
    const specialist = await begun('complete');
    await mine(specialist);
    for (const path of ['/v1/balance', '/v1/payouts'])
      await stripe.fault({ path, method: 'GET', mode: 'error', status: 503, times: 9 });
    const silent = await mine(specialist);
    await stripe.heal();
    expect([silent.status, silent.body]).toMatchObject([200, { state: 'ACTIVE', balance: null, payouts: null }]);
  });

  it('rereads an active account after some minutes, or on an event', async () => {
    const specialist = await begun('complete');
    const stateOf = async () => ((await mine(specialist)).body as { state: string }).state;
    expect(await stateOf()).toBe('ACTIVE');
    await stripe.connect(`accounts/${specialist.accountId}/standing`, { standing: 'restricted' });
    expect(await stateOf()).toBe('ACTIVE');
    expect(await at(api, minutes(6), stateOf)).toBe('RESTRICTED');
  });
});

describe('a provider event about an account', () => {
  const told = async (accountId: string, standing = {}) => {
    const event = eventOf('account.updated', { object: 'account', id: accountId, ...standing });
    const answer = await deliverEvent(api, { ...event, account: accountId });
    await settled(api);
    return answer.status;
  };

  it('triggers a lookup, whatever the event says', async () => {
    const specialist = await begun('complete');
    expect(await told(specialist.accountId, { capabilities: { transfers: 'inactive' } })).toBe(200);
    expect(await stored(specialist)).toMatchObject([{ takes_money: true, is_submitted: true, asks: [] }]);
    await stripe.connect(`accounts/${specialist.accountId}/standing`, { standing: 'restricted' });
    await told(specialist.accountId, { capabilities: { transfers: 'active' } });
    expect(await stored(specialist)).toMatchObject([{ takes_money: false, disabled_because: 'requirements.past_due' }]);
  });

  it('waits for the provider when it does not respond', async () => {
    const specialist = await begun('complete');
    await stripe.fault({ path: '/v1/accounts/*', method: 'GET', mode: 'error', status: 503, times: 2 });
    await told(specialist.accountId);
    await stripe.heal();
    expect(await stored(specialist)).toMatchObject([{ takes_money: false }]);
    await at(api, minutes(60), () => settled(api));
    expect(await stored(specialist)).toMatchObject([{ takes_money: true }]);
  });

  it('is ignored for an unknown account, and stores nothing of a payout', async () => {
    const specialist = await begun('complete');
    expect(await told('acct_somebodyelses')).toBe(200);
    const payout = eventOf('payout.paid', { object: 'payout', id: 'po_1' });
    expect((await deliverEvent(api, { ...payout, account: specialist.accountId })).status).toBe(200);
    expect(await stored(specialist)).toMatchObject([{ takes_money: false }]);
  });

  it('is not undone by an earlier answer', async () => {
    const specialist = await begun('complete');
    const later = { ...api.services, now: () => minutes(1) };
    await seeAccount(later, specialist.accountId);
    await stripe.connect(`accounts/${specialist.accountId}/standing`, { standing: 'restricted' });
    await seeAccount(api.services, specialist.accountId);
    expect(await stored(specialist)).toMatchObject([{ takes_money: true }]);
  });

  it('makes an account unknown to the provider unable to take money', async () => {
    const specialist = await begun('complete');
    await mine(specialist);
    const error = { mode: 'error', status: 404, type: 'invalid_request_error', code: 'resource_missing' } as const;
    await stripe.fault({ path: '/v1/accounts/*', method: 'GET', ...error });
    await told(specialist.accountId);
    expect(await stored(specialist)).toMatchObject([{ takes_money: false, disabled_because: 'gone' }]);
  });
});

describe('a restricted account', () => {
  it('blocks further offers, and an open one cannot be paid for', async () => {
    const offer = await anOffer(api, stripe);
    const { specialist, request } = offer;
    await stripe.connect(`accounts/${specialist.accountId}/standing`, { standing: 'restricted' });
    expect((await prepare(api, offer)).body).toMatchObject({ code: 'PAYMENT_REFUSED' });
    await deliverEvent(api, eventOf('account.updated', { object: 'account', id: specialist.accountId }));
    await settled(api);
    const other = await anOpenRequest(api);
    const body = { requestId: other.requestId, feeCents: 10_000, slots: offer.slots };
    const refused = await api.call('createOffer', { as: specialist, body });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'PAYOUTS_NOT_READY', error: 'Set up your payouts before you make an offer.' },
    ]);
    expect((await stripe.ledgerOf(request.requestId)).paymentIntents).toEqual([]);
  });

  it('still receives earlier payments', async () => {
    const offer = await aPaidOffer(api, stripe, { feeCents: 10_000 });
    const { specialist } = offer;
    await stripe.connect(`accounts/${specialist.accountId}/standing`, { standing: 'restricted' });
    expect((await finalise(api, offer)).body).toMatchObject({ status: 'ACCEPTED' });
    await settled(api);
    expect((await mine(specialist)).body).toMatchObject({
      movements: [{ offerId: offer.offerId, receivesCents: 9_000, fate: 'charged' }],
      balance: { pendingCents: 9_000 },
    });
  });
});

describe('payouts', () => {
  it('are for approved specialists, each their own', async () => {
    for (const call of ['onboardPayouts', 'myPayouts'] as const) {
      expect((await api.call(call)).status).toBe(401);
      for (const as of [await aPatient(db), await aNewcomer(db), await aSpecialist(db, { approved: false })])
        expect((await api.call(call, { as })).status).toBe(403);
    }
    await begun('complete');
    expect((await mine(await aSpecialist(db))).body).toMatchObject({ state: 'NONE' });
  });
});
