import type { Browser } from 'playwright';
import { serveBelow } from './serve-below.ts';

/** Words of one screen alone, and the story that they must lead to. */
const sought = { words: 'accept with this card', story: 'screens-respond--not-accepted' };

/**
 * Does what a designer does in Storybook's frame: finds a screen by its words, turns it dark, opens the address anew as somebody does whom
 * it was sent to, and looks at what it costs. Answers what is not so.
 */
export async function tryFrame(browser: Browser, folder: string, path: string): Promise<readonly string[]> {
  const site = await serveBelow(folder, path);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(60_000);
  const story = page.frameLocator('#storybook-preview-iframe');
  try {
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Find by words' }).click();
    await page.getByRole('combobox', { name: 'Words on a screen' }).fill(sought.words);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    // Not its load: a page whose frame was loading when it was led elsewhere never says that it has.
    await page.waitForURL((url) => url.search.includes(sought.story), { waitUntil: 'commit' });
    // A toolbar that is pressed before its story is drawn changes nothing.
    await story.getByText(sought.words).first().waitFor();
    await page.getByRole('button', { name: /^Scheme / }).click();
    await page.getByRole('option', { name: 'Dark', exact: true }).click();
    await page.waitForURL((url) => url.search.includes('scheme:dark'), { waitUntil: 'commit' });
    await page.reload();
    await story.locator('.tele[data-tele-scheme="dark"]').first().waitFor();
    // React measures itself where it is built for that.
    await page.getByRole('tab', { name: 'Performance' }).click();
    await page.getByRole('row', { name: /^First draw/ }).waitFor();
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    await page.close();
    site.close();
  }
}
