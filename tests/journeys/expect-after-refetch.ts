import { expect, type Locator } from '@playwright/test';

/** Waits for an element while triggering refetches, instead of waiting 30 s for the next poll. */
export async function expectAfterRefetch(what: Locator): Promise<void> {
  await expect(async () => {
    await what.page().evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(what).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
