import { expect, type Page } from '@playwright/test';

/** Fills in the card fields, which are in Stripe's iframe. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Secure payment input frame"]');
  await card.locator('[name="number"]').fill(number);
  await card.locator('[name="expiry"]').fill('12 / 34');
  await card.locator('[name="cvc"]').fill('123');
  // The box is busy, under a skeleton, until the card field is usable.
  await expect(page.locator('.tele-card-form__box')).toHaveAttribute('aria-busy', 'false');
}
