import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { signInByLink, signInWithGoogle } from './sign-in.ts';

/** Axe (WCAG 2.2 AA) and sideways scrolling on each path, narrow and wide, light and dark. */
async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const width of [320, 1280]) {
    // Tall enough for every page: a bar that covers half a field while scrolling is not a small target.
    await page.setViewportSize({ width, height: 2600 });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
        const { violations } = await axe.analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        expect(found, `${path} at ${width}, ${colorScheme}`).toEqual([]);
      }
    }
  }
}

test.describe.configure({ timeout: 240_000 });

test('the sign-in page is accessible', async ({ page }) => {
  await expectAccessible(page, ['/login']);
});

test('every place of a patient is accessible', async ({ page }) => {
  await signInByLink(page, 'mei.lin.chua@example.com');
  const results = '/results/doctor?specialty=Cardiology';
  await expectAccessible(page, [
    '/match',
    '/match/doctor',
    results,
    '/requests',
    '/appointments',
    '/register',
    '/patient',
  ]);
});

test('every place of a specialist is accessible', async ({ page }) => {
  await signInWithGoogle(page, 'dr.priya.venkatesan@example.com');
  await expectAccessible(page, ['/inbox', '/availability', '/appointments', '/specialist']);
});
