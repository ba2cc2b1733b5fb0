import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { offerFee } from './answer.ts';
import { violationsOf } from './axe.ts';
import { openWritten } from './clinic-page.ts';
import { googleIn, matchOn, openSignIn, pickSomeone, submitSheet } from './clinic.ts';
import { onPhone, searchAndPick } from './on-phone.ts';
import { openPayment, openResults, pickNext } from './search.ts';
import { mailTo, signInAsPatient, signInWithGoogle } from './sign-in.ts';
import { agreeAtBank, agreeToFee, heldFor, sentRequest } from './submit.ts';
import { test } from './test.ts';
import { payByWallet, putWallets, registerHost, walletOn } from './wallet.ts';

const partnerPage = `<script type="module" src="https://embed.example.com/v1/tele.js"></script>
<tele-match-widget api-base="https://api.example.com/prod" partner="tele_pub_your_practice" profession="doctor">
  <a href="https://tele.example.com/match/doctor">Book</a>
</tele-match-widget>`;

test.afterEach(() => putWallets());

test('Google Pay is cancelled, fails and is declined, then holds the fee once', async ({ page }) => {
  await putWallets('apple_pay', 'google_pay', 'link');
  await signInAsPatient(page, 'by.wallet@example.com');
  await openResults(page);
  await pickNext(page, 'Dr Callum Brodie');
  const sheet = await openPayment(page);
  await expect(walletOn(page, 'G Pay')).toBeVisible();
  await agreeToFee(page);
  expect(await violationsOf(page)).toEqual([]);

  await payByWallet(page, 'G Pay', { end: 'Cancel' });
  await expect(page.locator('iframe[title="Wallet"]')).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Hold $15.00 and submit' })).toBeEnabled();
  await payByWallet(page, 'G Pay', { end: 'Fail' });
  await expect(sheet.getByText('Your wallet could not complete the payment.')).toBeVisible();
  await payByWallet(page, 'G Pay', { card: '0002' });
  await expect(sheet.getByText('Your card was declined.')).toBeVisible();
  await payByWallet(page, 'G Pay', { card: '3184' });
  await agreeAtBank(page);
  expect(await heldFor(await sentRequest(page))).toEqual([1500]);
});

test('Link pays both fees, and each receipt names it', { tag: '@release' }, async ({ browser }) => {
  await putWallets('link');
  const patient = await (await browser.newContext()).newPage();
  await signInAsPatient(patient, 'by.link@example.com');
  await openResults(patient);
  await pickNext(patient, 'Dr Priya Venkatesan');
  await openPayment(patient);
  await agreeToFee(patient);
  await payByWallet(patient, 'Link');
  const selectionId = await sentRequest(patient);
  expect(await heldFor(selectionId)).toEqual([1500]);

  const email = 'dr.priya.venkatesan@example.com';
  const specialist = await (await browser.newContext()).newPage();
  await signInWithGoogle(specialist, email);
  await offerFee(specialist, selectionId, '260');
  await payByWallet(specialist, 'Link');
  await expect(specialist.getByText(/\$20\.00 charged to Visa ending 4242 in Link\.$/)).toBeVisible();
  for (const [to, total] of [
    ['by.link@example.com', '15'],
    [email, '20'],
  ] as const) {
    const receipt = await mailTo(to, new RegExp(`^Receipt for \\$${total}\\.00`));
    expect(receipt.text).toContain('Paid with: Visa ending 4242 in Link');
  }
});

test('a partner’s page shows wallets once its host is registered', { tag: '@release' }, async ({ page }) => {
  await putWallets('apple_pay');
  await openWritten(page, partnerPage);
  const match = matchOn(page);
  await pickSomeone(match, 'Dr Callum Brodie');
  await googleIn(await openSignIn(page, match), 'lachlan.petrou@example.com');
  const sheet = submitSheet(page);
  const card = page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number');
  await expect(card).toBeVisible();
  await expect(walletOn(page, 'Apple Pay')).toHaveCount(0);

  await registerHost(addresses.clinic);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await match.getByRole('button', { name: 'Submit & pay $15' }).click();
  await expect(walletOn(page, 'Apple Pay')).toBeVisible();
  await agreeToFee(page);
  await payByWallet(page, 'Apple Pay');
  await expect(match.getByText('Open', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a patient known to Tele holds a request from a partner’s page in up to 8 touches', async ({ page }) => {
    await putWallets('google_pay');
    await registerHost(addresses.clinic);
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInAsPatient(page, 'third.touch@example.com');
    await page.setViewportSize({ width: 390, height: 844 });
    await openWritten(page, partnerPage);
    const began = performance.now();
    const phone = onPhone(page);
    const match = matchOn(page);
    await searchAndPick(match, phone);
    const opening = page.waitForEvent('popup');
    await phone.tap(match.getByRole('button', { name: 'Sign in to send your request' }));
    const opened = await opening;
    const closed = opened.waitForEvent('close');
    await phone.tap(opened.getByRole('button', { name: /^Continue as / }));
    await closed;
    const sheet = submitSheet(page);
    await expect(walletOn(page, 'G Pay')).toBeVisible();
    await phone.keep('payment');
    await phone.tap(walletOn(page, 'G Pay'));
    await phone.tap(page.frameLocator('iframe[title="Wallet"]').getByRole('button', { name: 'Pay', exact: true }));
    await expect(match.getByText('Open', { exact: true })).toBeVisible();
    await expect(sheet).toBeHidden();
    test.info().annotations.push({ type: 'seconds', description: ((performance.now() - began) / 1000).toFixed(1) });
    expect(phone.count()).toBeLessThanOrEqual(8);
  });
});
