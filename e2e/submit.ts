import { expect, type Locator, type Page } from '@playwright/test';
import { fillCard } from './card.ts';
import { intentsOf } from './ledger.ts';

/** Enters the most a patient will pay, in dollars, where the sheet asks for it. */
export async function agreeToFee(page: Page, dollars = '300'): Promise<void> {
  const amount = page.getByLabel('Amount in dollars');
  if (await amount.isVisible()) await amount.fill(dollars);
}

/** Types a card into the open payment sheet and sends the request. With null the suggested maximum fee stays. */
export async function holdWith(page: Page, card: string, maximum: string | null = '300'): Promise<void> {
  await fillCard(page, card);
  if (maximum !== null) await agreeToFee(page, maximum);
  await page.getByRole('button', { name: 'Hold $15.00 and submit' }).click();
}

/** The id of the request that has just been sent, once its page shows it open. */
export async function sentRequest(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/requests\/sel_/);
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

/** The amounts that are held for a request, in cents. */
export async function heldFor(selectionId: string): Promise<number[]> {
  const intents = await intentsOf(selectionId);
  return intents.filter(({ status }) => status === 'requires_capture').map(({ amount }) => amount);
}

/** Fills what a newcomer is asked for in the payment sheet, and goes on to the card. */
export async function fillMissingDetails(sheet: Locator): Promise<void> {
  await sheet.getByLabel('Mobile').fill('0491 570 156');
  await sheet.getByLabel('Date of birth').fill('1991-05-17');
  await sheet.getByRole('radio', { name: 'Female' }).check();
  await sheet.getByLabel('Street').fill('9 Wharf Street');
  await sheet.getByLabel('State or territory').selectOption('TAS');
  await sheet.getByLabel('Postcode').fill('7000');
  await sheet.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Says yes to the bank's question of a card with 3-D Secure. */
export const agreeAtBank = (page: Page): Promise<void> =>
  page
    .frameLocator('iframe[title="3D Secure authentication"]')
    .getByRole('button', { name: 'Complete authentication' })
    .click();
