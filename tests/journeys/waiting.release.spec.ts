// Requests that never get a response.
import { expect } from '@playwright/test';
import { signInWithGoogle } from './sign-in.ts';
import { test } from './test.ts';

test('a sign-in continues when IndexedDB never responds', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await signInWithGoogle(page, 'lachlan.petrou@example.com');
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();
});
