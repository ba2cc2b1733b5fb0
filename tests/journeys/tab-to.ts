import { expect, type Locator, type Page } from '@playwright/test';

type Role = 'link' | 'button' | 'radio' | 'combobox' | 'textbox';

export async function tabTo(page: Page, ...which: [role: Role, name: RegExp] | [element: Locator]): Promise<void> {
  const [first, name] = which;
  const target = typeof first === 'string' ? page.getByRole(first, { name }).first() : first;
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(target)}.`);
}
