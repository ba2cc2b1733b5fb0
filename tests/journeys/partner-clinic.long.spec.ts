// Interruptions while a visitor of a clinic's page signs in and books. Packed files, real API, portal and sandbox.
import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../../tooling/browser.ts';
import { addresses } from './addresses.ts';
import {
  googleIn,
  mailedLink,
  matchOn,
  openClinic,
  openSignIn,
  pickSomeone,
  requestTold,
  submitSheet,
  test,
} from './clinic.ts';
import { complaints, picked } from './host.ts';
import { fillMissingDetails, heldFor, holdWith } from './submit.ts';

async function inBrowser(args: readonly string[], walk: (page: Page) => Promise<void>): Promise<void> {
  const options = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
  try {
    await walk(await (await browser.newContext({ locale: 'en-AU', timezoneId: 'Australia/Sydney' })).newPage());
  } finally {
    await browser.close();
  }
}

test('an emailed link opened in another tab signs in the waiting page', async ({ context, page }) => {
  const email = 'perpetua.lindqvist@example.com';
  await openClinic(page, '/see-a-specialist');
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Hanh Nguyen');
  const link = await mailedLink(await openSignIn(page, match), email);
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab.getByRole('heading', { name: 'You’re signed in' })).toBeVisible();
  await expect(
    tab.getByText('Go back to the Banksia Road Family Practice page. It will continue automatically.'),
  ).toBeVisible();
  const sheet = submitSheet(page);
  await sheet.getByLabel('Full name').fill('Perpetua Lindqvist');
  await fillMissingDetails(sheet);
  await holdWith(page, '4242424242424242');
  expect(await heldFor(await requestTold(page))).toEqual([1500]);
});

test('a link replaces blocked windows, and the page continues automatically', { tag: '@release' }, async ({ page }) => {
  // A blocked window opens as null.
  await page.addInitScript(() => (window.open = () => null));
  await openClinic(page, '/see-a-specialist');
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Hanh Nguyen');
  await match.getByRole('button', { name: 'Sign in to send your request' }).click();
  await expect(match.getByText('Your browser blocked the sign-in window')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await match.getByRole('link', { name: 'Sign in (opens in a new tab)' }).click();
  await googleIn(await opening, 'noor.haddad@example.com');
  await expect(submitSheet(page)).toBeVisible();
});

test('a visitor who cancels keeps the pick and can start again', { tag: '@release' }, async ({ page }) => {
  await openClinic(page, '/see-a-specialist');
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Hanh Nguyen');
  const first = await openSignIn(page, match);
  await match.getByRole('button', { name: 'cancel' }).click();
  await expect(picked(match, 1)).toBeVisible();
  await first.close();
  await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
  await expect(submitSheet(page)).toBeVisible();
});

test('two tabs of the page sign in separately', async ({ context, page }) => {
  await openClinic(page, '/see-a-specialist');
  const other = await context.newPage();
  await openClinic(other, '/see-a-specialist');
  await pickSomeone(matchOn(page), 'Dr Hanh Nguyen');
  await pickSomeone(matchOn(other), 'Dr Priya Venkatesan');
  await googleIn(await openSignIn(page, matchOn(page)), 'noor.haddad@example.com');
  await expect(submitSheet(page)).toBeVisible();
  await expect(matchOn(other).getByText('Saved while you sign in')).toBeVisible();

  // Signed in at the portal already, so it asks them to confirm.
  const opened = await openSignIn(other, matchOn(other));
  const closed = opened.waitForEvent('close');
  await opened.getByRole('button', { name: 'Continue as noor.haddad@example.com' }).click();
  await closed;
  await expect(submitSheet(other)).toBeVisible();
});

test('the clinic’s React page works the same way', { tag: '@release' }, async ({ page }) => {
  const said = complaints(page);
  await openClinic(page, '/our-team');
  const match = page.locator('.tele-match-widget');
  await pickSomeone(match, 'Dr Hanh Nguyen');
  await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
  await expect(submitSheet(page)).toBeVisible();
  expect(said).toEqual([]);
});

test(
  'an offline press shows a notice, keeps the pick, and completes once online',
  { tag: '@release' },
  async ({ context, page }) => {
    await openClinic(page, '/see-a-specialist');
    const match = matchOn(page);
    await pickSomeone(match, 'Dr Hanh Nguyen');
    await context.setOffline(true);
    const opening = page.waitForEvent('popup');
    await match.getByRole('button', { name: 'Sign in to send your request' }).click();
    const blank = await opening;
    await expect(match.getByText('Sign-in failed')).toBeVisible();
    await context.setOffline(false);
    if (!blank.isClosed()) await blank.close();
    await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
    await expect(submitSheet(page)).toBeVisible();
  },
);

test('a page without scripts has a link', { tag: '@release' }, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${addresses.clinic}/see-a-specialist`);
  await expect(page.getByRole('link', { name: 'Book a specialist on Tele' })).toBeVisible();
});

test('a page restored from the cache has its picks and signs in', { tag: '@release' }, async ({ page }) => {
  await openClinic(page, '/see-a-specialist');
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Hanh Nguyen');
  // An automated browser has no back/forward cache: dispatches the events of a cached page.
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  });
  await expect(picked(match, 1)).toBeVisible();
  await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
  await expect(submitSheet(page)).toBeVisible();
});

test('a visitor books with third-party storage and cookies blocked', async () => {
  await inBrowser(['--test-third-party-cookie-phaseout'], async (page) => {
    await openClinic(page, '/see-a-specialist');
    const match = matchOn(page);
    await pickSomeone(match, 'Dr Hanh Nguyen');
    await googleIn(await openSignIn(page, match), 'wren.halloran@example.com');
    await fillMissingDetails(submitSheet(page));
    await holdWith(page, '4242424242424242');
    expect(await heldFor(await requestTold(page))).toEqual([1500]);
  });
});
