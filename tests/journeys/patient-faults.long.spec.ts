import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { bellOf, sendRequest } from './send-request.ts';
import { endSignIn, keptIn, mailTo, signInAsPatient } from './sign-in.ts';
import { test } from './test.ts';

async function deleteRequest(page: Page, selectionId: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('tele.token'));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `delete-${selectionId}` };
  const answer = await fetch(`${addresses.api}/requests/${selectionId}`, { method: 'DELETE', headers });
  expect(answer.status, await answer.text()).toBe(200);
}

test('an unknown, foreign or invalid ID shows ‘not found’ with a way on', { tag: '@release' }, async ({ browser }) => {
  const theirs = await (await browser.newContext()).newPage();
  await signInAsPatient(theirs, 'faults.theirs@example.com');
  const selectionId = await sendRequest(theirs, 'Dr Hanh Nguyen');

  const page = await (await browser.newContext()).newPage();
  await signInAsPatient(page, 'faults.mine@example.com');
  // The page retries a missing request 5 times before it shows 'not found' (spec section 4).
  const paths = [
    `/requests/${selectionId}`,
    '/atlas/selections/sel_nothing',
    `/requests/'%3B--%20%F0%9F%A6%98`,
    ...[selectionId, 'req_nothing', '%2e%2e%2fadmin', 'x'.repeat(2000)].map((id) => `/requests/open/${id}`),
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText(/not found/i).first(), path.slice(0, 60)).toBeVisible();
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /requests/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/requests$/);
  for (const apt of [selectionId, 'sel_nothing', '2026-99-99T99:99:99Z', '', 'x'.repeat(2000)]) {
    await page.goto(`/appointments?apt=${apt}`);
    await expect(page.getByText(/^We can’t find this appointment\./), apt.slice(0, 60)).toBeVisible();
    await expect(page.getByText('No upcoming appointments.')).toBeVisible();
  }
});

test('a sign-in of another person switches all tabs', async ({ browser }) => {
  const own = await browser.newContext();
  const first = await own.newPage();
  await signInAsPatient(first, 'faults.tabs.one@example.com');
  await sendRequest(first, 'Dr Priya Venkatesan');
  await first.goto('/start');
  await expect(first.getByRole('link', { name: /^View Gastroenterology/ })).toBeVisible();
  await expect(bellOf(first)).toHaveAccessibleName('Notifications');

  const second = await own.newPage();
  await second.goto('/start');
  await second.getByRole('button', { name: /account menu/ }).click();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expect(first).toHaveURL(/\/login$/);
  await signInAsPatient(second, 'faults.tabs.two@example.com');
  await expect(first).not.toHaveURL(/\/login$/);
  await first.goto('/start');
  await expect(first.getByText(/^Requests you submit appear here/)).toBeVisible();
  await expect(bellOf(first)).toHaveAccessibleName('Notifications');
  await expect(first.getByRole('link', { name: /^View/ })).toHaveCount(0);
});

test('a session that ends during a form loses only the number', async ({ page }) => {
  const email = 'faults.form@example.com';
  await signInAsPatient(page, email);
  await page.goto('/register');
  await page.getByLabel(/^Suburb/).fill('Sandy Bay');
  await page.getByLabel('Medicare or IHI number').fill('2123 45670 1');
  await page.reload();
  await expect(page.getByLabel(/^Suburb/)).toHaveValue('Sandy Bay');
  await expect(page.getByLabel('Medicare or IHI number')).toHaveValue('');

  await page.getByLabel('Medicare or IHI number').fill('2123 45670 1');
  await endSignIn(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptIn(page)).not.toContain('2123');

  const before = (await mailTo(email, /sign in/i)).links[0];
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/^We’ve emailed you a sign-in link/)).toBeVisible();
  await expect.poll(async () => (await mailTo(email, /sign in/i)).links[0]).not.toBe(before);
  await page.goto((await mailTo(email, /sign in/i)).links[0] ?? '');
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel(/^Suburb/)).toHaveValue('Sandy Bay');
  await expect(page.getByLabel('Medicare or IHI number')).toHaveValue('');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('region', { name: 'Address', exact: true }).getByText('Saved')).toBeVisible();
});

test('a notification of a request deleted elsewhere leads to ‘not found’', { tag: '@release' }, async ({ browser }) => {
  const own = await browser.newContext();
  const page = await own.newPage();
  await signInAsPatient(page, 'faults.deleted@example.com');
  const selectionId = await sendRequest(page, 'Dr Callum Brodie');
  await page.goto('/start');
  await bellOf(page).click();
  const told = page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: /^Request open/ });
  await expect(told).toBeVisible();
  // Another device makes a change this page has not loaded.
  await deleteRequest(page, selectionId);
  await told.click();
  await expect(page).toHaveURL(new RegExp(`/requests/${selectionId}$`));
  await expect(page.getByText(/not found/i).first()).toBeVisible();
});
