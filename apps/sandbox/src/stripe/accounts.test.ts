import { describe, expect, it } from 'vitest';
import { connectForTest } from '../testing/connect-for-test.ts';
import { webhookReceiver } from '../testing/stripe-for-test.ts';
import type { AccountStatus } from './account-standing.ts';

async function open(webhookUrl?: string) {
  const sandbox = await connectForTest(webhookUrl);
  const { stripe } = sandbox;
  const addresses = { return_url: 'http://portal.test/back', refresh_url: 'http://portal.test/again' };
  const link = (account: string) => stripe.accountLinks.create({ account, type: 'account_onboarding', ...addresses });
  const visit = (url: string) => fetch(url, { redirect: 'manual' });
  const send = (url: string, standing: string) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ standing }) });
  return { ...sandbox, link, visit, send };
}

describe('an account', () => {
  it('takes no money until its owner meets the requirements', async () => {
    const { stripe, newAccount } = await open();
    const account = await newAccount({ metadata: { userId: 'usr_1' } });
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
      id: expect.stringMatching(/^acct_\w{16}$/),
      details_submitted: false,
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
      controller: { fees: { payer: 'application' }, stripe_dashboard: { type: 'express' } },
      requirements: {
        disabled_reason: 'requirements.past_due',
        currently_due: expect.arrayContaining(['external_account']),
      },
      metadata: { userId: 'usr_1' },
    });
  });

  it.each([
    ['another country', { country: 'US' }],
    ['no controller', { controller: undefined }],
    ['a capability alone', { capabilities: { transfers: { requested: true } } }],
    ['a bad address', { email: 'nobody' }],
    ['what the sandbox does not know', { business_profile: { mcc: '8011' } }],
  ])('is refused for %s', async (_, change) => {
    const { newAccount } = await open();
    await expect(newAccount(change as object)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is one per key', async () => {
    const { stripe } = await open();
    const made = () =>
      stripe.accounts.create(
        {
          controller: { fees: { payer: 'application' } },
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        },
        { idempotencyKey: 'account:1' },
      );
    expect((await made()).id).toBe((await made()).id);
  });
});

describe('the owner’s form', () => {
  it.each<[AccountStatus, boolean, boolean]>([
    ['complete', true, true],
    ['document', true, true],
    ['checking', true, false],
    ['halfway', false, false],
  ])('left %s redirects back and sends an event', async (standing, submitted, active) => {
    const receiver = await webhookReceiver();
    const { stripe, newAccount, link, visit, send } = await open(receiver.url);
    await receiver.next(); // for the initial account
    const account = await newAccount();
    const { url } = await link(account.id);
    expect((await visit(url)).status).toBe(200);
    const answer = await send(url, standing);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://portal.test/back']);
    const { body, signature } = await receiver.next();
    const event = stripe.webhooks.constructEvent(body, signature, 'whsec_sandbox');
    expect(event).toMatchObject({ type: 'account.updated', account: account.id, data: { object: { id: account.id } } });
    expect(await stripe.accounts.retrieve(account.id)).toMatchObject({
      details_submitted: submitted,
      charges_enabled: active,
      payouts_enabled: active,
    });
  });

  it('left without giving anything changes nothing', async () => {
    const { stripe, newAccount, link, visit, send } = await open();
    const account = await newAccount();
    const { url } = await link(account.id);
    await visit(url);
    expect((await send(url, '')).status).toBe(303);
    expect((await stripe.accounts.retrieve(account.id)).details_submitted).toBe(false);
  });

  it('opens once and is sent once: any other time leads to a fresh link', async () => {
    const { account, link, visit, send } = await open();
    const { url } = await link(account.id);
    expect((await send(url, 'complete')).headers.get('location')).toBe('http://portal.test/again');
    await visit(url);
    expect((await visit(url)).headers.get('location')).toBe('http://portal.test/again');
    await send(url, 'complete');
    expect((await send(url, 'halfway')).headers.get('location')).toBe('http://portal.test/again');
  });

  it('opens for some minutes only', async () => {
    const { account, link, visit, post } = await open();
    await post('/_connect/links', { seconds: '-1' });
    const { url } = await link(account.id);
    expect((await visit(url)).headers.get('location')).toBe('http://portal.test/again');
  });

  it('requires an account and valid addresses', async () => {
    const { stripe, account, link, visit, url } = await open();
    await expect(link('acct_none')).rejects.toMatchObject({ code: 'resource_missing' });
    const bad = { account: account.id, type: 'account_onboarding', return_url: 'here', refresh_url: 'there' };
    await expect(stripe.accountLinks.create(bad)).rejects.toMatchObject({ code: 'url_invalid' });
    expect((await visit(`${url}/connect/setup/link_none`)).status).toBe(404);
  });
});

describe('the owner’s dashboard', () => {
  it('opens once, and for who has set up', async () => {
    const { stripe, account, newAccount, visit } = await open();
    const { url } = await stripe.accounts.createLoginLink(account.id);
    expect([(await visit(url)).status, (await visit(url)).status]).toEqual([200, 404]);
    await expect(stripe.accounts.createLoginLink((await newAccount()).id)).rejects.toMatchObject({ statusCode: 400 });
  });
});
