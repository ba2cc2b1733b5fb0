import { expect, type Page } from '@playwright/test';

export const specialty = 'Gastroenterology & Hepatology';

/** From the categories to the results of one specialty, through the form. */
export async function searchSpecialists(page: Page): Promise<void> {
  await page.goto('/match');
  await expect(
    page.getByRole('heading', { name: 'We match clients with verified tele professionals, Australia-wide.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Doctors/ }).click();
  await expect(page).toHaveURL(/\/match\/doctor$/);
  await page.getByRole('combobox', { name: 'Specialty' }).fill('gastro');
  await page.getByRole('option', { name: specialty, exact: true }).click();
  await page.getByLabel(/Reason/).fill('Ongoing reflux, referral from my GP.');
  await page.getByLabel(/Maximum fee/).fill('300');
  await page.getByRole('button', { name: 'See doctors' }).click();
  await expect(page).toHaveURL(/\/results\/doctor\?specialty=/);
}

/** Picks the next available time of a specialist. */
export async function pickNext(page: Page, name: string): Promise<void> {
  const card = page.getByRole('article', { name: new RegExp(name) });
  await card.getByRole('button', { name: /next available/i }).click();
}

/** Opens the payment sheet of what is picked. */
export async function openPayment(page: Page) {
  await page.getByRole('button', { name: 'Submit & pay $15' }).click();
  const sheet = page.getByRole('dialog', { name: 'Submit your request' });
  await expect(sheet.locator('iframe[title="Secure card payment input frame"]')).toBeVisible();
  return sheet;
}
