// What may come in between while a visitor of a practice's page signs in and books. The packed files, real API, portal and sandbox, no interception.
import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../tooling/browser.ts';
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

/** A browser of its own, as another one is set up. */
async function inBrowser(args: readonly string[], walk: (page: Page) => Promise<void>): Promise<void> {
  const options = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
  try {
    await walk(await (await browser.newContext({ locale: 'en-AU', timezoneId: 'Australia/Sydney' })).newPage());
  } finally {
    await browser.close();
  }
}

test('a link from the mail that is opened in another tab signs the waiting page in', async ({ context, page }) => {
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

test('where windows are blocked there is a link, and the page goes on by itself', async ({ page }) => {
  // What a browser that blocks windows answers.
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

test('a visitor who cancels keeps the pick, and may start again', async ({ page }) => {
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

test('two tabs of the page sign in each for itself', async ({ context, page }) => {
  await openClinic(page, '/see-a-specialist');
  const other = await context.newPage();
  await openClinic(other, '/see-a-specialist');
  await pickSomeone(matchOn(page), 'Dr Hanh Nguyen');
  await pickSomeone(matchOn(other), 'Dr Priya Venkatesan');
  await googleIn(await openSignIn(page, matchOn(page)), 'noor.haddad@example.com');
  await expect(submitSheet(page)).toBeVisible();
  await expect(matchOn(other).getByText('Saved while you sign in')).toBeVisible();

  // At the portal they are signed in by now, and are asked whether it is them.
  const opened = await openSignIn(other, matchOn(other));
  const closed = opened.waitForEvent('close');
  await opened.getByRole('button', { name: 'Continue as noor.haddad@example.com' }).click();
  await closed;
  await expect(submitSheet(other)).toBeVisible();
});

test('the page of the practice that is written in React does the same', async ({ page }) => {
  const said = complaints(page);
  await openClinic(page, '/our-team');
  const match = page.locator('.tele-match-widget');
  await pickSomeone(match, 'Dr Hanh Nguyen');
  await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
  await expect(submitSheet(page)).toBeVisible();
  expect(said).toEqual([]);
});

test('without a connection the press says so, keeps the pick, and does it later', async ({ context, page }) => {
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
});

test('without scripts the page has a link', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${addresses.clinic}/see-a-specialist`);
  await expect(page.getByRole('link', { name: 'Book a specialist on Tele' })).toBeVisible();
});

test('a page that the browser puts away and brings back has its picks, and signs in', async ({ page }) => {
  await openClinic(page, '/see-a-specialist');
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Hanh Nguyen');
  // A browser that is driven keeps no page in memory: what pages that are kept hear of it.
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
  });
  await expect(picked(match, 1)).toBeVisible();
  await googleIn(await openSignIn(page, match), 'noor.haddad@example.com');
  await expect(submitSheet(page)).toBeVisible();
});

test('with storage and cookies of third parties blocked a visitor books all the same', async () => {
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
