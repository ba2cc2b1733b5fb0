import { expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { payAcceptance } from './answer.ts';
import { askForTimes, expectActive } from './offers.ts';
import { openPayment, openResults, pickNext, specialty as gastro } from './search.ts';
import { patientName, signInAsPatient, signInByLink, signInWithGoogle } from './sign-in.ts';
import { holdWith, sentRequest } from './submit.ts';
import { tabTo } from './tab-to.ts';
import { test } from './test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

interface Doctor {
  name: string;
  email: string;
  specialty: string;
}

const sienna: Doctor = { name: 'Dr Sienna Abdallah', email: 'dr.sienna.abdallah@example.com', specialty: gastro };

/** Doctors no other journey books, without payouts set up. */
const rohan: Doctor = { name: 'Dr Rohan Mehta', email: 'dr.rohan.mehta@example.com', specialty: 'Cardiology' };
const bridget: Doctor = {
  name: 'Dr Bridget Callaghan',
  email: 'dr.bridget.callaghan@example.com',
  specialty: 'Dermatology',
};

/** Time of an offer: the suggested one may be the one just accepted. */
const beforeWork = '06:00';

async function sendRequest(page: Page, email: string, { name, specialty }: Doctor): Promise<string> {
  await signInAsPatient(page, email);
  await openResults(page, { specialty });
  await pickNext(page, name);
  await openPayment(page);
  await holdWith(page, '4242424242424242');
  return sentRequest(page);
}

test('a specialist’s day runs from the bell through an offer to the appointment', async ({ browser }) => {
  const patient = await (await browser.newContext()).newPage();
  const specialist = await (await browser.newContext()).newPage();
  const reason = 'Iron is low, and the dashboard shows it.';
  const selectionId = await sendRequest(patient, 'day.of.rohan@example.com', rohan);
  await askForTimes(patient, reason, rohan.specialty);

  await signInByLink(specialist, rohan.email);
  await specialist.getByRole('button', { name: /^Notifications, \d+ unseen$/ }).click();
  const news = part(specialist, 'Notifications');
  await expect(news.getByRole('link', { name: new RegExp(`^Request open.*${rohan.specialty}`) }).first()).toBeVisible();
  await news.locator(`a[href="/inbox/${selectionId}"]`).filter({ hasText: 'New request' }).click();
  await expect(specialist).toHaveURL(`/inbox/${selectionId}`);
  await expect(news).toBeHidden();
  await specialist.getByLabel('Your consultation fee').fill('245');
  await specialist.getByRole('button', { name: 'Accept', exact: true }).click();
  await payAcceptance(specialist);
  await expect(specialist).toHaveURL(/\/inbox$/);

  await specialist.getByRole('link', { name: 'Providers', exact: true }).first().click();
  await expect(specialist).toHaveURL(/\/work$/);
  await expect(specialist.getByRole('heading', { level: 1, name: /^Good .*, Dr Mehta$/ })).toBeVisible();
  const next = part(specialist, 'Next appointments');
  await expect(next.getByRole('button', { name: new RegExp(patientName) }).first()).toBeVisible();
  await expect(next.getByRole('link', { name: 'Open calendar (opens in a new tab)' }).first()).toBeVisible();
  await expect(part(specialist, 'Your numbers').getByText(/^\d+ of \d+$/)).toBeVisible();

  await part(specialist, 'Payouts').getByRole('button', { name: 'Onboard to payout provider' }).click();
  await specialist.getByRole('button', { name: /^Give everything The account/ }).click();
  await expectActive(specialist);
  await specialist.goto('/work');
  const row = part(specialist, 'Open patient requests').getByRole('listitem').filter({ hasText: reason });
  await row.getByRole('button', { name: /^Make offer/ }).click();
  const sheet = specialist.getByRole('dialog', { name: 'Make an offer' });
  await sheet.getByLabel('Your fee').fill('180');
  await sheet.getByLabel('Slot 1, time').selectOption(beforeWork);
  await sheet.getByRole('button', { name: 'Send offer' }).click();
  await expect(specialist.getByText('Offer sent').first()).toBeVisible();
  await expect(row).toHaveCount(0);

  await next.getByRole('link', { name: 'All appointments' }).click();
  await specialist
    .getByRole('button', { name: new RegExp(patientName) })
    .first()
    .click();
  await expect(
    specialist.getByRole('dialog', { name: new RegExp(patientName) }).getByText('day.of.rohan@example.com'),
  ).toBeVisible();
});

async function typeCard(page: Page): Promise<void> {
  const number = page.frameLocator('iframe[title="Secure payment input frame"]').locator('[name="number"]');
  await expect(number).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(number).toBeFocused({ timeout: 500 });
  }).toPass();
  // Stripe's fields: a complete one moves the focus to the next.
  await page.keyboard.type('4242424242424242');
  await page.keyboard.type('1234');
  await page.keyboard.type('123');
}

async function enter(page: Page, role: 'link' | 'button', name: RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

test('a specialist’s day works by keyboard, with an accessible dashboard', async ({ browser }) => {
  const patient = await (await browser.newContext()).newPage();
  const specialist = await (await browser.newContext()).newPage();
  const reason = 'Tired since winter, and nothing here needs a pointer.';
  const selectionId = await sendRequest(patient, 'keys.of.bridget@example.com', bridget);
  await askForTimes(patient, reason, bridget.specialty);
  await signInByLink(specialist, bridget.email);

  await enter(specialist, 'button', /^Notifications, \d+ unseen$/);
  await enter(specialist, 'link', /^New request unseen/);
  await expect(specialist).toHaveURL(`/inbox/${selectionId}`);
  await tabTo(specialist, 'textbox', /^Your consultation fee/);
  await specialist.keyboard.type('245');
  await enter(specialist, 'button', /^Accept$/);
  await typeCard(specialist);
  await enter(specialist, 'button', /^Save card & Accept$/);
  await expect(specialist).toHaveURL(/\/inbox$/);

  await enter(specialist, 'link', /^Providers$/);
  await expect(specialist).toHaveURL(/\/work$/);
  await enter(specialist, 'button', /^Onboard to payout provider$/);
  await enter(specialist, 'button', /^Give everything The account/);
  await expectActive(specialist);
  await enter(specialist, 'link', /^Providers$/);

  const row = part(specialist, 'Open patient requests').getByRole('listitem').filter({ hasText: reason });
  const offer = row.getByRole('button', { name: /^Make offer/ });
  await tabTo(specialist, offer);
  await specialist.keyboard.press('Enter');
  await tabTo(specialist, 'textbox', /^Your fee/);
  await specialist.keyboard.type('180');
  const time = specialist.getByLabel('Slot 1, time');
  await tabTo(specialist, time);
  await specialist.keyboard.press('Home');
  await specialist.keyboard.type('6');
  await expect(time).toHaveValue(beforeWork);
  await enter(specialist, 'button', /^Send offer$/);
  await expect(specialist.getByText('Offer sent').first()).toBeVisible();
  await expect(row).toHaveCount(0);

  const next = part(specialist, 'Next appointments');
  await tabTo(specialist, 'link', /^All appointments$/);
  await specialist.keyboard.press('Tab');
  await specialist.keyboard.press('End');
  const last = next.getByRole('group', { name: 'Next appointments' }).getByRole('button').last();
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await specialist.keyboard.press('Enter');
  await expect(specialist.locator(':focus')).toHaveRole('heading');
  await tabTo(specialist, next.getByRole('link', { name: 'Email patient' }));

  expect(await violationsOf(specialist)).toEqual([]);

  // On narrow screens a row opens the sheet.
  await specialist.setViewportSize({ width: 390, height: 800 });
  const first = next.getByRole('button', { name: new RegExp(patientName) }).first();
  await first.focus();
  await specialist.keyboard.press('Enter');
  await expect(specialist.getByRole('dialog', { name: new RegExp(patientName) })).toBeVisible();
  await specialist.keyboard.press('Escape');
  await expect(specialist.getByRole('dialog')).toHaveCount(0);
  await expect(first).toBeFocused();

  await enter(specialist, 'link', /^All appointments$/);
  await expect(specialist).toHaveURL(/\/appointments$/);
  await enter(specialist, 'button', new RegExp(patientName));
  const sheet = specialist.getByRole('dialog', { name: new RegExp(patientName) });
  await expect(sheet.getByText('keys.of.bridget@example.com')).toBeVisible();
});

test('a slow or failed part of the specialist’s dashboard blocks no other', async ({ browser }) => {
  // With a request, the page is no longer in its first-day state.
  await sendRequest(await (await browser.newContext()).newPage(), 'parts.of.sienna@example.com', sienna);
  const page = await (await browser.newContext()).newPage();
  await signInWithGoogle(page, sienna.email);
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/payouts\/mine/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/\/requests\/open/, (route) => route.abort('connectionrefused'));
  await page.goto('/work');
  await expect(part(page, 'Your numbers').getByText(/^\d+ of \d+$/)).toBeVisible();
  await expect(page.getByText('Failed to load dashboard')).toHaveCount(1);
  await page.unroute(/\/requests\/open/);
  await part(page, 'Open patient requests').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load dashboard')).toHaveCount(0);
  release();
  await expect(part(page, 'Payouts').getByText(/^(Active|Not set up|Incomplete|Paused)$/)).toBeVisible();
});
