import { expect, type Locator, type Page } from '@playwright/test';
import { fillCard } from './card.ts';
import { intentsOf } from './ledger.ts';

export async function agreeToFee(page: Page, dollars = '300'): Promise<void> {
  const amount = page.getByLabel('Amount in dollars');
  if (await amount.isVisible()) await amount.fill(dollars);
}

export async function holdWith(page: Page, card: string, maximum: string | null = '300'): Promise<void> {
  await fillCard(page, card);
  if (maximum !== null) await agreeToFee(page, maximum);
  await page.getByRole('button', { name: 'Hold $15.00 and submit' }).click();
}

export async function sentRequest(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/requests\/sel_/);
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

export async function heldFor(selectionId: string): Promise<number[]> {
  const intents = await intentsOf(selectionId);
  return intents.filter(({ status }) => status === 'requires_capture').map(({ amount }) => amount);
}

export async function fillMissingDetails(sheet: Locator): Promise<void> {
  await sheet.getByLabel('Mobile').fill('0491 570 156');
  await sheet.getByLabel('Day', { exact: true }).fill('17/05/1991');
  await sheet.getByRole('radio', { name: 'Female' }).check();
  await sheet.getByLabel('Street').fill('9 Wharf Street');
  await sheet.getByLabel('State or territory').selectOption('TAS');
  await sheet.getByLabel('Postcode').fill('7000');
  await sheet.getByRole('button', { name: 'Continue to payment' }).click();
}

export const agreeAtBank = (page: Page): Promise<void> =>
  page
    .frameLocator('iframe[title="3D Secure authentication"]')
    .getByRole('button', { name: 'Complete authentication' })
    .click();
