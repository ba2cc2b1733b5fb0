import { expect, type Page } from '@playwright/test';
import { fillCard } from './card.ts';

/** Opens a request in a specialist's inbox and offers to take it for a fee in dollars. */
export async function offerFee(page: Page, selectionId: string, dollars: string): Promise<void> {
  await page.goto(`/inbox/${selectionId}`);
  await page.getByLabel(/^Your [a-z]+ fee$/).fill(dollars);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
}

/** Accepts a request for a fee in dollars, with a good card. */
export async function acceptRequest(page: Page, selectionId: string, dollars: string): Promise<void> {
  await offerFee(page, selectionId, dollars);
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Save card & Accept' }).click();
  await expect(page).toHaveURL(/\/inbox$/);
}

/** Declines a request. */
export async function declineRequest(page: Page, selectionId: string): Promise<void> {
  await page.goto(`/inbox/${selectionId}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page).toHaveURL(/\/inbox$/);
}
