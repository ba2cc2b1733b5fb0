import { expect, type Page } from '@playwright/test';

/** Presses Tab until something of this role and name has the focus: for journeys that are gone by the keyboard alone. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'radio' | 'combobox' | 'textbox',
  name: RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to the ${role} ${name}.`);
}
