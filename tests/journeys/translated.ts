import { expect, type Page } from '@playwright/test';
import { translate, type Translator } from '../../tooling/translator.ts';

declare global {
  interface Window {
    translator?: Translator;
  }
}

export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => { window.translator = (${translate.toString()})(); });`,
  );
}

/** Checks that the page is translated, with no text that changed since or could change. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('font > font').first()).toBeAttached();
  expect(
    await page.evaluate(() => [...(window.translator?.stale() ?? []), ...(window.translator?.loose() ?? [])]),
  ).toEqual([]);
}
