import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { chromiumPath } from '../tooling/browser.ts';
import { chosen } from './chosen.ts';

const packaged = (await chromiumPath()).includes('node_modules');

// One page for all stories of a worker: Storybook itself is then fetched once.
const test = base.extend<object, { shared: { context: BrowserContext; page: Page } }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'en-AU', timezoneId: 'Australia/Sydney' });
      await use({ context, page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const settled = (): boolean => {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const render = (preview as { currentRender?: { phase?: string } } | undefined)?.currentRender;
  if (render?.phase === 'errored') throw new Error('The story failed while it was drawn.');
  return render?.phase === 'finished';
};

for (const { id, widths } of chosen) {
  for (const scheme of ['light', 'dark']) {
    for (const width of widths) {
      const name = width === 480 ? `${id}.${scheme}` : `${id}.${scheme}.${width}`;
      test(name, async ({ baseURL, shared: { page } }) => {
        test.skip(
          !packaged,
          'The snapshots are of the Chromium of the npm package (Linux x64); others draw text differently.',
        );
        await page.setViewportSize({ width, height: id.startsWith('components-') ? 480 : 900 });
        await page.goto(`${baseURL}/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme};a11y.manual:!true`);
        await page.waitForFunction(settled);
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.mouse.move(0, 0);
        await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: id.startsWith('components-') });
      });
    }
  }
}
