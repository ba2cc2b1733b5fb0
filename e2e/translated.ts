import { expect, type Page } from '@playwright/test';
import { translate, type Translator } from '../tooling/translator.ts';

declare global {
  interface Window {
    translator?: Translator;
  }
}

/** Each page that is opened from now on is translated, as Chrome does. */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { window.translator = (${translate.toString()})(); });`,
  );
}

/** The page is translated, shows no text that has changed since, and has none that could. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('font > font').first()).toBeAttached();
  expect(
    await page.evaluate(() => [...(window.translator?.stale() ?? []), ...(window.translator?.loose() ?? [])]),
  ).toEqual([]);
}
