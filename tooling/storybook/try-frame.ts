import type { Browser } from 'playwright';
import { serveBelow } from './serve-below.ts';

const sought = { words: 'accept with this card', story: 'screens-respond--not-accepted' };

/** Uses Storybook's frame like a designer: search, dark scheme, shared address. Returns faults. */
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
    // Waits for the URL: an interrupted frame never fires its load event.
    await page.waitForURL((url) => url.search.includes(sought.story), { waitUntil: 'commit' });
    await story.getByText(sought.words).first().waitFor();
    await page.getByRole('button', { name: /^Scheme / }).click();
    await page.getByRole('option', { name: 'Dark', exact: true }).click();
    await page.waitForURL((url) => url.search.includes('scheme:dark'), { waitUntil: 'commit' });
    await page.reload();
    await story.locator('.tele[data-tele-scheme="dark"]').first().waitFor();
    // Only a profiling build of React reports its own times.
    await page.getByRole('tab', { name: 'Performance' }).click();
    await page.getByRole('row', { name: /^First render/ }).waitFor();
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    await page.close();
    site.close();
  }
}
