import { expect, test } from '@playwright/test';

// The list of a native select answers the browser's own keys only, which a story's play cannot press.
test('a Select is chosen from with the keyboard alone', async ({ page }) => {
  await page.goto('/iframe.html?id=components-select--default&viewMode=story');
  const select = page.getByRole('combobox', { name: 'State' });
  await expect(select).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(select).toBeFocused();
  await page.keyboard.press('v');
  await expect(select).toHaveValue('VIC');
  await page.keyboard.press('Home');
  await expect(select).toHaveValue('NSW');
  await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue('VIC');
});
