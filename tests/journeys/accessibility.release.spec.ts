import { expect, type Page } from '@playwright/test';
import { cutOffTexts, shortenedTexts } from '../../tooling/cut-off-texts.ts';
import { violationsOf } from './axe.ts';
import { signInByLink, signInWithGoogle } from './sign-in.ts';
import { test } from './test.ts';

/** Switches the colour scheme and waits until colour transitions end. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((one) => one.finished));
  });
}

/** Content stays visible at 320 px and twice the text size (WCAG 1.4.4, 1.4.10). */
async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 5000 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  // Widgets render their narrow layout shortly after the page narrows.
  const cutOff = () => page.evaluate(cutOffTexts, shortenedTexts);
  await expect.poll(cutOff, `${path} with text of twice the size`).toEqual([]);
}

/** Runs axe (WCAG 2.2 AA) and checks sideways scrolling on each path, narrow and wide, light and dark. */
async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      // Tall enough for every page: axe would count fields under a sticky bar as small targets.
      await page.setViewportSize({ width, height: 5000 });
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

test('public pages are accessible', async ({ page }) => {
  await expectAccessible(page, ['/login', '/work/doctors']);
});

test('every page of a patient is accessible', async ({ page }) => {
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

test('every page of a specialist is accessible', async ({ page }) => {
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
