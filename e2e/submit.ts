import { expect, type Page } from '@playwright/test';
import { fillCard } from './card.ts';
import { intentsOf } from './ledger.ts';

/** Types a card into the open payment sheet and sends what is picked with it. */
export async function holdWith(page: Page, card: string): Promise<void> {
  await fillCard(page, card);
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
