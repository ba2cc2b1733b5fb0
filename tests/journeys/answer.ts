import { expect, type Page } from '@playwright/test';
import { fillCard } from './card.ts';

export async function offerFee(page: Page, selectionId: string, dollars: string): Promise<void> {
  await page.goto(`/inbox/${selectionId}`);
  await page.getByLabel(/^Your [a-z]+ fee$/).fill(dollars);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
}

export async function payAcceptance(page: Page): Promise<void> {
  const saved = page.getByRole('button', { name: 'Pay $20.00 and accept' });
  const another = page.getByRole('button', { name: 'Save card & Accept' });
  const use = page.getByRole('alertdialog').getByRole('button', { name: /^Use \$/ });
  await expect(saved.or(another).or(use)).toBeVisible();
  if (await use.isVisible()) await use.click();
  await expect(saved.or(another)).toBeVisible();
  if (await another.isVisible()) await fillCard(page, '4242424242424242');
  await saved.or(another).click();
}

export async function acceptRequest(page: Page, selectionId: string, dollars: string): Promise<void> {
  await offerFee(page, selectionId, dollars);
  await payAcceptance(page);
  await expect(page).toHaveURL(/\/inbox$/);
}

export async function declineRequest(page: Page, selectionId: string): Promise<void> {
  await page.goto(`/inbox/${selectionId}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page).toHaveURL(/\/inbox$/);
}
