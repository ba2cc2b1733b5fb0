import { expect, type Page } from '@playwright/test';
import { cutOffTexts, shortenedTexts } from '../tooling/cut-off-texts.ts';
import { violationsOf } from './axe.ts';
import { signInByLink, signInWithGoogle } from './sign-in.ts';
import { test } from './test.ts';

/** Turns the scheme, and waits until no colour is on its way from one to the other. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((one) => one.finished));
  });
}

/** Nothing is lost at 320 pixels and twice the text size (WCAG 1.4.4, 1.4.10). */
async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 2600 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  // What a widget draws for a narrow page comes a moment after the page is narrow.
  const cutOff = () => page.evaluate(cutOffTexts, shortenedTexts);
  await expect.poll(cutOff, `${path} with text of twice the size`).toEqual([]);
}

/** Axe (WCAG 2.2 AA) and sideways scrolling on each path, narrow and wide, light and dark. */
async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      // Tall enough for every page: a bar that covers half a field while scrolling is not a small target.
      await page.setViewportSize({ width, height: 2600 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
      await turn(page, 'light');
      expect(await violationsOf(page), `${path} at ${width}`).toEqual([]);
      // Only colours differ between the schemes.
      await turn(page, 'dark');
      expect(await violationsOf(page, { rules: 'contrast' }), `${path} at ${width}, dark`).toEqual([]);
    }
    await expectRoomForLargeText(page, path);
  }
}

test('the pages for anyone are accessible', async ({ page }) => {
  await expectAccessible(page, ['/login', '/work/doctors']);
});

test('every place of a patient is accessible', async ({ page }) => {
  await signInByLink(page, 'mei.lin.chua@example.com');
  const results = '/results/doctor?specialty=Cardiology';
  await expectAccessible(page, [
    '/match',
    '/match/doctor',
    results,
    '/start',
    '/requests',
    '/appointments',
    '/register',
    '/patient',
    '/work',
    '/work/doctors',
    '/work/pets',
  ]);
});

test('every place of a specialist is accessible', async ({ page }) => {
  await signInWithGoogle(page, 'dr.priya.venkatesan@example.com');
  await expectAccessible(page, [
    '/inbox',
    '/availability',
    '/appointments',
    '/specialist',
    '/work/doctors',
    '/work/doctors/me',
  ]);
});
