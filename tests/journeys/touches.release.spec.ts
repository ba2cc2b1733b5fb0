import { expect, type Browser, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { acceptRequest } from './answer.ts';
import { onPhone, searchAndPick, type Phone } from './on-phone.ts';
import { openPayment, openResults, pickNext } from './search.ts';
import { linkMailedTo, signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { heldFor, holdWith, sentRequest } from './submit.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** One touch on the browser's suggestion fills every field that its `autocomplete` names. */
async function autofill(
  phone: Phone,
  within: Locator | FrameLocator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  phone.touch();
  for (const [purpose, value] of Object.entries(values)) {
    const field = within.locator(`[autocomplete="${purpose}"]`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
}

async function openSheet(page: Page, phone: Phone): Promise<Locator> {
  await searchAndPick(page, phone, 'Ongoing reflux, referral from my GP.');
  await phone.tap(page.getByRole('button', { name: 'Submit & pay $15' }));
  return page.getByRole('dialog', { name: 'Submit your request' });
}

async function openDetails(page: Page, phone: Phone): Promise<Locator> {
  const sheet = await openSheet(page, phone);
  await expect(sheet.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await phone.keep('details');
  return sheet;
}

const cardOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

async function hold(page: Page, phone: Phone): Promise<void> {
  await phone.keep('payment');
  await phone.tap(page.getByRole('button', { name: 'Hold $15.00 and submit' }));
  const selectionId = await sentRequest(page);
  await phone.keep('request');
  expect(await heldFor(selectionId)).toEqual([1500]);
}

test('a newcomer holds a request in up to 22 touches, signing in by email', async ({ page }) => {
  const phone = onPhone(page);
  const email = 'first.touch@example.com';
  await page.goto('/login');
  await phone.keep('login');
  const link = await linkMailedTo(email, async () => {
    await phone.type(page.getByLabel('Email'), email);
    await phone.tap(page.getByRole('button', { name: 'Continue', exact: true }));
  });
  await phone.keep('email-sent');
  await page.goto('about:blank');
  await page.setContent(`<a href="${link}">Sign in to Tele</a>`);
  await phone.tap(page.getByRole('link'));

  const sheet = await openDetails(page, phone);
  await phone.type(sheet.getByLabel('Full name'), 'Ash Castellan');
  await phone.type(sheet.getByLabel('Mobile'), '0491 570 156');
  await phone.type(sheet.getByLabel('Day', { exact: true }), '17051991');
  await phone.tap(sheet.getByRole('radio', { name: 'Female' }));
  await phone.type(sheet.getByLabel('Street'), '9 Wharf Street');
  await phone.tap(sheet.getByLabel('State or territory'));
  await sheet.getByLabel('State or territory').selectOption('TAS');
  await phone.type(sheet.getByLabel('Postcode'), '7000');
  await phone.tap(sheet.getByRole('button', { name: 'Continue to payment' }));
  const card = cardOf(page);
  await phone.type(card.locator('[name="number"]'), '4242424242424242');
  await phone.type(card.locator('[name="expiry"]'), '12 / 34');
  await phone.type(card.locator('[name="cvc"]'), '123');
  await hold(page, phone);
  expect(phone.count()).toBeLessThanOrEqual(22);
});

test('a newcomer holds a request in up to 15 touches, with Google and autofill', async ({ page }) => {
  const phone = onPhone(page);
  await page.goto('/login');
  await phone.tap(page.getByRole('button', { name: 'Continue with Google' }));
  await phone.tap(page.getByRole('button', { name: 'ash.castellan@example.com' }));

  const sheet = await openDetails(page, phone);
  await autofill(phone, sheet, {
    tel: '0491 570 156',
    'street-address': '9 Wharf Street',
    'address-level1': 'TAS',
    'postal-code': '7000',
    'bday-day': '17',
    'bday-month': '5',
    'bday-year': '1991',
  });
  await phone.tap(sheet.getByRole('radio', { name: 'Female' }));
  await phone.tap(sheet.getByRole('button', { name: 'Continue to payment' }));
  await autofill(phone, cardOf(page), { 'cc-number': '4242424242424242', 'cc-exp': '12 / 34', 'cc-csc': '123' });
  await hold(page, phone);
  expect(phone.count()).toBeLessThanOrEqual(15);
});

test('a patient who saved a card holds a second request in up to 8 touches', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsPatient(page, 'second.touch@example.com');
  await openResults(page);
  await pickNext(page, 'Dr Priya Venkatesan');
  const first = await openPayment(page);
  await first.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await holdWith(page, '4242424242424242');
  await sentRequest(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/match/doctor');
  const phone = onPhone(page);
  const sheet = await openSheet(page, phone);
  await expect(sheet.getByRole('radio', { name: /^Visa ending 4242/ })).toBeChecked();
  await hold(page, phone);
  expect(phone.count()).toBeLessThanOrEqual(8);

  await page.goto('/patient');
  await page.getByRole('button', { name: 'Remove Visa ending 4242' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Visa ending 4242 removed.').first()).toBeAttached();
});

async function requestFrom(browser: Browser, email: string): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsPatient(page, email);
  await openResults(page);
  await pickNext(page, 'Dr Priya Venkatesan');
  await openPayment(page);
  await holdWith(page, '4242424242424242');
  return sentRequest(page);
}

test('a specialist accepts with a saved card in 2 touches after the fee', async ({ browser, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInWithGoogle(page, 'dr.priya.venkatesan@example.com');
  await acceptRequest(page, await requestFrom(browser, 'fourth.touch@example.com'), '260');
  const second = await requestFrom(browser, 'fifth.touch@example.com');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/inbox/${second}`);
  await page.getByLabel('Your consultation fee').fill('260');
  const phone = onPhone(page);
  await phone.tap(page.getByRole('button', { name: 'Accept', exact: true }));
  await phone.tap(page.getByRole('button', { name: 'Pay $20.00 and accept' }));
  await expect(page).toHaveURL(/\/inbox$/);
  await expect(page.getByText(/\$20\.00 charged to Visa ending 4242\.$/)).toBeVisible();
  expect(phone.count()).toBe(2);
});
