// Operators revoke a partner's origin, key or account during use: the page reports it, charges nothing,
// keeps picks and text, and the link works.
import { expect, type Page } from '@playwright/test';
import { seededPartner } from '../../apps/api/src/seed/partners.ts';
import { fillCard } from './card.ts';
import {
  googleIn,
  matchOn,
  openClinic,
  openSignIn,
  pickSomeone,
  signInAtClinic,
  submitSheet,
  toldOf,
} from './clinic.ts';
import { complaints, picked } from './host.ts';
import { ownAddresses, test } from './own-clinic.ts';
import { agreeToFee, fillMissingDetails } from './submit.ts';

const origin = ownAddresses.clinic;
const notAllowed = /^This page can(’t| no longer) use Tele/;

/** By text: an open sheet hides the roles of the rest of the page. */
const link = (page: Page) => page.getByText('Book a specialist on Tele');
const hold = (page: Page) => page.getByRole('button', { name: 'Hold $15.00 and submit' });

async function charges(): Promise<number[]> {
  const answer = await fetch(`${ownAddresses.sandbox}/_ledger.json`);
  const { paymentIntents } = (await answer.json()) as { paymentIntents: { amount: number }[] };
  return paymentIntents.map(({ amount }) => amount);
}

/** Waits until the API allows the origin again: it caches refusals for seconds. */
async function allowedAgain(): Promise<void> {
  const asked = () => fetch(`${ownAddresses.api}/health`, { headers: { origin } });
  await expect.poll(async () => (await asked()).headers.get('access-control-allow-origin')).toBe(origin);
}

test('a visitor can sign in only while the page’s origin is registered', { tag: '@release' }, async ({ page, own }) => {
  test.setTimeout(150_000);
  const said = complaints(page);
  await openClinic(page, '/see-a-specialist', origin);
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Hanh Nguyen');
  await expect(link(page)).toBeHidden();
  await own.ops('partner', 'origins', seededPartner.id, '--remove', origin);

  await match.getByRole('button', { name: 'Sign in to send your request' }).click();
  const refused = match.getByRole('alert').filter({ hasText: 'Sign-in failed' });
  await expect(refused).toContainText('There’s a problem with how this page is set up. Please contact the site owner.');
  await expect(refused).toContainText(`${origin} is not a registered origin`);
  await expect(picked(match, 1)).toBeVisible();
  await expect(link(page)).toBeVisible();
  expect(await toldOf(page, 'error')).toEqual([{ type: 'configuration_error', code: 'ORIGIN_NOT_REGISTERED' }]);
  expect(said.filter((line) => line.startsWith('Tele: '))).toEqual([expect.stringContaining(origin)]);

  await own.ops('partner', 'origins', seededPartner.id, '--add', origin);
  await allowedAgain();
  await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
  await expect(submitSheet(page)).toContainText('Dr Hanh Nguyen');
  expect(await charges()).toEqual([]);
});

test('a payment on an unregistered page charges nothing, and works once registered', async ({ page, own }) => {
  test.setTimeout(150_000);
  await openClinic(page, '/see-a-specialist', origin);
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Hanh Nguyen');
  await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
  await fillCard(page, '4242424242424242');
  await agreeToFee(page);
  await own.ops('partner', 'origins', seededPartner.id, '--remove', origin);

  await hold(page).click();
  await expect(submitSheet(page).getByText(notAllowed)).toBeVisible();
  await expect(submitSheet(page)).toContainText('Dr Hanh Nguyen');
  await expect(link(page)).toBeVisible();
  expect(await charges()).toEqual([]);

  await own.ops('partner', 'origins', seededPartner.id, '--add', origin);
  await allowedAgain();
  await hold(page).click();
  await expect(match.getByText('Open', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await charges()).toEqual([1500]);
});

test('a patient is asked to sign in and keeps their picks after the key is revoked', async ({ page, own }) => {
  test.setTimeout(150_000);
  const before = await charges();
  await openClinic(page, '/patients', origin);
  await signInAtClinic(page, 'ignatius.moroney@example.com');
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Priya Venkatesan');
  await own.ops('partner', 'rotate', seededPartner.id);
  await own.ops('partner', 'rotate', seededPartner.id, '--end', seededPartner.keyId);

  await match.getByRole('button', { name: 'Submit & pay $15' }).click();
  const sheet = submitSheet(page);
  await sheet.getByLabel('Full name').fill('Ignatius Moroney');
  await fillMissingDetails(sheet);
  await expect(sheet.getByText('Please sign in.')).toBeVisible();
  await expect(sheet.getByLabel('Street')).toHaveValue('9 Wharf Street');
  await sheet.getByRole('button', { name: 'Back to times' }).click();
  await expect(picked(match, 1)).toBeVisible();
  expect(await charges()).toEqual(before);
});

test(
  'a payment charges nothing and the link works after the partner is disabled',
  { tag: '@release' },
  async ({ page, own }) => {
    test.setTimeout(150_000);
    const before = await charges();
    await openClinic(page, '/see-a-specialist', origin);
    const match = matchOn(page);
    await pickSomeone(match, 'Dr Priya Venkatesan');
    await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
    await fillCard(page, '4242424242424242');
    await own.ops('partner', 'disable', seededPartner.id);

    await hold(page).click();
    await expect(submitSheet(page).getByText(notAllowed)).toBeVisible();
    expect(await charges()).toEqual(before);
    await submitSheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(picked(match, 1)).toBeVisible();
    await link(page).click();
    await expect(page.getByRole('heading', { name: 'Find a doctor by specialty' })).toBeVisible();

    await page.goto(`${origin}/see-a-specialist`);
    await expect(match.getByText('This part of the page isn’t available')).toBeVisible();
    await expect(link(page)).toBeVisible();
  },
);
