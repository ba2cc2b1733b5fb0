import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { openAvailability } from './calendar.ts';
import { linkMailedTo, signInByLink, signInWithGoogle } from './sign-in.ts';
import { test } from './test.ts';

const askForLink = async (page: Page, email: string) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};

test('an incomplete email is asked for again, without blaming a service', { tag: '@release' }, async ({ page }) => {
  await askForLink(page, 'maeve.tran');
  await expect(page.getByText('Enter your full email address, such as name@example.com.')).toBeVisible();
  await expect(page.getByText('Could not send magic link')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('the browser stays while the API does not answer', { tag: '@release' }, async ({ page }) => {
  await page.route(`${addresses.api}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('We couldn’t connect. Check your connection and try again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute(`${addresses.api}/**`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('button', { name: 'dr.callum.brodie@example.com' })).toBeVisible();
});

test('a link signs in only in its own browser, and offers a new one elsewhere', async ({ page, browser }) => {
  const email = 'owen.castellano@example.com';
  const link = await linkMailedTo(email, async () => {
    await askForLink(page, email);
    await expect(page.getByText('We’ve emailed you a sign-in link.')).toBeVisible();
  });

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(/^This link only works on the device and browser/)).toBeVisible();
  await expect(elsewhere.getByRole('alertdialog')).toHaveCount(0);
  await elsewhere.getByLabel('Email').fill(email);
  await elsewhere.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(elsewhere.getByText('We’ve emailed you a sign-in link.')).toBeVisible();

  // The first link still works in its browser, which asks for the email when it is not stored.
  await page.evaluate(() => localStorage.removeItem('tele.magic-link-email'));
  await page.goto(link);
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Email').fill(email);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
});

test('a sign-in moves the focus to the heading of the next page', { tag: '@release' }, async ({ page }) => {
  await signInByLink(page, 'maeve.tran@example.com');
  await expect(page).toHaveURL(/\/match\/doctor$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a sign-out with unsaved edits asks first and discards them', async ({ page }) => {
  await signInWithGoogle(page, 'dr.sienna.abdallah@example.com');
  await openAvailability(page);
  await page.route(`${addresses.api}/availability/mine`, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.fallback(),
  );
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  // Sunday, without available times.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Add availability' })
    .getByRole('button', { name: 'Add availability' })
    .click();
  await expect(page.getByText('Failed to save').first()).toBeVisible();

  const signOut = async () => {
    await page.getByRole('button', { name: /account menu/i }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
  };
  await signOut();
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await signOut();
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  const asked = await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(asked).toBe(false);
});

test('only the first URL holds the reason, which survives sign-in, reload and Back', async ({ page }) => {
  const reason = 'quillfeather';
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const isKept = async () => {
    await expect(page.getByRole('heading', { level: 1, name: /Cardiology/ })).toBeVisible();
    expect(page.url()).not.toContain(reason);
    await page.getByRole('link', { name: 'Change search' }).first().click();
    await expect(page.getByLabel(/Reason/)).toHaveValue(reason);
    expect(page.url()).not.toContain(reason);
    await page.goBack();
  };
  await page.goto(`/results/doctor?specialty=Cardiology&reason=${reason}`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'maeve.tran@example.com' }).click();
  await expect(page).toHaveURL(/\/results\/doctor\?specialty=Cardiology$/);
  await isKept();
  await page.reload();
  await isKept();
  await page.getByRole('link', { name: 'Appointments' }).first().click();
  await expect(page).toHaveURL(/\/appointments$/);
  await page.goBack();
  await isKept();
  expect(told.filter((address) => address.includes(reason))).toHaveLength(1);
});
