import { expect, type Page } from '@playwright/test';
import { acceptRequest } from './answer.ts';
import { openPayment, pickNext } from './search.ts';
import { bellOf, sendRequest } from './send-request.ts';
import { mailTo, signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';

/** Device clock off by this many milliseconds. */
const withClockOff = (page: Page, byMs: number) =>
  page.addInitScript((by) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...given: []) {
        super(...(given.length === 0 ? ([Right.now() + by] as unknown as []) : given));
      }
      static override now = () => Right.now() + by;
    }
    globalThis.Date = Wrong as DateConstructor;
  }, byMs);

const day = 24 * 60 * 60_000;

for (const [name, byMs] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const) {
  test(`a clock ${name} changes no text and no action`, async ({ page }) => {
    await withClockOff(page, byMs);
    await signInAsPatient(page, `faults.clock${byMs}@example.com`);
    await sendRequest(page, 'Dr Hanh Nguyen');
    await page.goto('/start');
    await expect(page.getByText(/Open until/)).toBeVisible();
    await bellOf(page).click();
    const row = page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: /^Request open/ });
    await expect(row).toContainText(/now|second|minute/i);
    await page.reload();
    await expect(page.getByText(/Open until/)).toBeVisible();
  });
}

for (const [name, block] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked',
    () => {
      for (const store of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, store, {
          get: () => {
            throw new DOMException('', 'SecurityError');
          },
        });
    },
  ],
] as const) {
  test(`a patient signs in, sends a request and sees news with a store that is ${name}`, async ({ browser }) => {
    const email = `faults.store.${name}@example.com`;
    await signInAsPatient(await (await browser.newContext()).newPage(), email);
    const before = (await mailTo(email, /sign in/i)).links[0];

    const page = await (await browser.newContext()).newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.addInitScript(block);
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText(/^We’ve emailed you a sign-in link/)).toBeVisible();
    await expect.poll(async () => (await mailTo(email, /sign in/i)).links[0]).not.toBe(before);
    await page.goto((await mailTo(email, /sign in/i)).links[0] ?? '');
    // The browser has no stored email for the link.
    const forgotten = page.getByRole('alertdialog', { name: 'Confirm your email' });
    await forgotten.getByLabel('Email').fill(email);
    await forgotten.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
    await page.getByRole('option', { name: /^Gastro/ }).click();
    await page.getByRole('button', { name: 'See doctors' }).click();
    await pickNext(page, 'Dr Sienna Abdallah');
    await openPayment(page);
    await holdWith(page, '4242424242424242');
    const selectionId = await sentRequest(page);
    const specialist = await (await browser.newContext()).newPage();
    await signInWithGoogle(specialist, 'dr.sienna.abdallah@example.com');
    await acceptRequest(specialist, selectionId, '245');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(bellOf(page)).toHaveAccessibleName('Notifications, 1 unseen');
    await bellOf(page).click();
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel.getByRole('link', { name: /^Booked with Dr Sienna Abdallah unseen/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bellOf(page)).toHaveAccessibleName('Notifications');
    await page.getByRole('link', { name: 'tele, home' }).click();
    await expect(page.getByRole('link', { name: /^View Gastroenterology/ })).toBeVisible();
    await expect(bellOf(page)).toHaveAccessibleName('Notifications');
    expect(failures).toEqual([]);
  });
}
