import { expect, type Locator } from '@playwright/test';

/** Waits until something is shown on a page that is looked at again and again: what may be old is then read anew, before a poll's half minute is over. */
export async function expectAfterRefetch(what: Locator): Promise<void> {
  await expect(async () => {
    await what.page().evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(what).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
