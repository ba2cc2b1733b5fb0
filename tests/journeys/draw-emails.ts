import { expect, type Browser, type TestInfo } from '@playwright/test';
import { violationsOf } from './axe.ts';

export interface Drawn {
  /** Name in error messages and of the pictures. */
  name: string;
  html: string;
}

const looks = [
  { look: 'wide', width: 800, colorScheme: 'light' },
  { look: 'narrow', width: 390, colorScheme: 'light' },
  { look: 'dark', width: 390, colorScheme: 'dark' },
] as const;

export async function drawAll(browser: Browser, letters: readonly Drawn[], info: TestInfo): Promise<void> {
  for (const { look, width, colorScheme } of looks) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    for (const { name, html } of letters) {
      await page.setContent(html);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name}, ${look}`).toBeLessThanOrEqual(width);
      expect(await violationsOf(page), `${name}, ${look}`).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${name}-${look}.png`), fullPage: true });
    }
    await context.close();
  }
}
