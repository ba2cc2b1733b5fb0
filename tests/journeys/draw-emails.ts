import { expect, type Browser, type TestInfo } from '@playwright/test';
import { violationsOf } from './axe.ts';

export interface Drawn {
  name: string;
  html: string;
}

const looks = [
  { look: 'wide', width: 800, colorScheme: 'light' },
  { look: 'narrow', width: 390, colorScheme: 'light' },
  { look: 'dark', width: 390, colorScheme: 'dark' },
] as const;

export async function drawAll(browser: Browser, emails: readonly Drawn[], info: TestInfo): Promise<void> {
  for (const { look, width, colorScheme } of looks) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    for (const { name, html } of emails) {
      const shown = `${name}-${look}`;
      await page.setContent(html);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), shown).toBeLessThanOrEqual(width);
      expect(await violationsOf(page), shown).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${shown}.png`), fullPage: true });
    }
    await context.close();
  }
}
