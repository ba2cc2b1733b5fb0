import { expect, type Page } from '@playwright/test';

/** Fills the payment provider's card fields, which live in its own iframe. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await card.locator('[name="cardnumber"]').fill(number);
  await card.locator('[name="exp-date"]').fill('12 / 34');
  await card.locator('[name="cvc"]').fill('123');
  // Whoever sees the field can press on: until then a skeleton covers it.
  await expect(page.locator('.tele-card-form__box')).toHaveAttribute('aria-busy', 'false');
}
