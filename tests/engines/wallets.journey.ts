import { expect } from '@playwright/test';
import { heldFor } from '../journeys/submit.ts';
import { putWallets } from '../journeys/wallet.ts';
import type { Page } from './page.ts';
import { pick } from './pick.ts';
import { signInWithGoogle } from './sign-in.ts';
import { test } from './test.ts';

async function expectHeld(page: Page): Promise<void> {
  const address = await page.comesTo(/\/requests\/sel_/);
  await page.sees('Open');
  expect(await heldFor(address.split('/').at(-1) ?? '')).toEqual([1500]);
}

test('a patient pays by Google Pay, saves its card, and pays by the saved card', async ({ visit, who }) => {
  await putWallets('google_pay');
  const page = await visit();
  await signInWithGoogle(page, who.anotherPatient);
  await pick(page, 'Dr Sienna Abdallah');
  await page.press('button', 'Submit & pay $15');
  await page.frame('Secure payment input frame').shows('textbox', 'Card number');
  await page.fill('Amount in dollars', '300');
  await page.press('checkbox', 'Save this card for next time');
  await page.frame('Secure express checkout frame').press('button', 'G Pay');
  await page.frame('Wallet').press('button', 'Pay');
  await expectHeld(page);

  await pick(page, 'Dr Amelia Okafor');
  await page.press('button', 'Submit & pay $15');
  await page.shows('radio', 'Visa ending 4242 in Google Pay');
  await page.press('button', 'Hold $15.00 and submit');
  await expectHeld(page);
});
