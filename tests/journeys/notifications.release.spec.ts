import { expect, type Page } from '@playwright/test';
import { payAcceptance } from './answer.ts';
import { openPayment, pickNext, searchSpecialists } from './search.ts';
import { signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';

const specialist = { name: 'Dr Sienna Abdallah', email: 'dr.sienna.abdallah@example.com' };
const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Returning to a tab fetches immediately. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('the bell shows a patient each step up to the appointment, in every tab', async ({ browser }) => {
  const own = await browser.newContext();
  const patient = await own.newPage();
  await signInAsPatient(patient, `bell-${test.info().workerIndex}-${test.info().retry}@example.com`);
  await patient.goto('/match/doctor');
  await expect(patient).toHaveTitle('Find a professional · Tele');
  await bellOf(patient).click();
  await expect(panelOf(patient).getByText('No request updates.')).toBeVisible();
  await patient.keyboard.press('Escape');
  await expect(bellOf(patient)).toBeFocused();

  await searchSpecialists(patient);
  await pickNext(patient, specialist.name);
  await openPayment(patient);
  await holdWith(patient, '4242424242424242');
  const selectionId = await sentRequest(patient);
  await bellOf(patient).focus();
  await patient.keyboard.press('Enter');
  await expect(
    panelOf(patient).getByRole('link', { name: /^Request open(?! unseen).*sent to 1 specialist/ }),
  ).toBeVisible();
  await patient.keyboard.press('Escape');
  await expect(bellOf(patient)).toHaveAccessibleName('Notifications');
  await expect(patient).toHaveTitle('Request · Tele');
  const second = await own.newPage();
  await second.goto('/requests');
  await expect(bellOf(second)).toHaveAccessibleName('Notifications');

  const answering = await (await browser.newContext()).newPage();
  await signInWithGoogle(answering, specialist.email);
  await bellOf(answering).click();
  await answering.locator(`.tele-notifications a[href="/inbox/${selectionId}"]`).click();
  await expect(answering).toHaveURL(new RegExp(`/inbox/${selectionId}$`));
  await expect(panelOf(answering)).toBeHidden();
  await answering.getByLabel('Your consultation fee').fill('245');
  await answering.getByRole('button', { name: 'Accept', exact: true }).click();
  await payAcceptance(answering);
  await expect(answering).toHaveURL(/\/inbox$/);

  await comeBack(patient);
  await expect(bellOf(patient)).toHaveAccessibleName('Notifications, 1 unseen');
  await expect(patient).toHaveTitle('(1) Request · Tele');
  await expect(patient.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-unseen.svg');
  await comeBack(second);
  await expect(bellOf(second)).toHaveAccessibleName('Notifications, 1 unseen');
  await expect(second.getByText('Filled', { exact: true })).toBeVisible();
  await bellOf(second).click();
  await panelOf(second)
    .getByRole('link', { name: new RegExp(`^Booked with ${specialist.name} unseen`) })
    .click();
  await expect(second).toHaveURL(new RegExp(`/appointments\\?apt=${selectionId}$`));
  await expect(second.getByRole('dialog')).toBeVisible();
  await second.keyboard.press('Escape');
  // Seen in one tab, seen in all, without a call.
  await expect(bellOf(patient)).toHaveAccessibleName('Notifications');
  await expect(patient).toHaveTitle('Request · Tele');
  await expect(patient.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');

  // Signing out in one tab hides the bell in the other.
  await second.getByRole('button', { name: /account menu/ }).click();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expect(patient).toHaveURL(/\/login$/);
  await expect(patient).toHaveTitle('Sign in · Tele');
  await expect(bellOf(patient)).toHaveCount(0);
});

test('the bell opens a sheet in a narrow window, which returns the focus', async ({ page }) => {
  await signInAsPatient(page, `bell-narrow-${test.info().workerIndex}-${test.info().retry}@example.com`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/requests');
  await bellOf(page).click();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  await expect(sheet.getByText('No appointments coming up.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(bellOf(page)).toBeFocused();
});
