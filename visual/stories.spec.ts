import { expect, test as base, type Page } from '@playwright/test';
import { chromiumPath } from '../tooling/browser.ts';
import { chosen, stepsOfFlows } from './chosen.ts';
import { pictureName } from './picture-name.ts';
import { showStory, type Shown } from './show-story.ts';

const schemes = ['light', 'dark'] as const;
const packaged = (await chromiumPath()).includes('node_modules');

// One page for all stories of a worker: Storybook itself is then loaded once.
const test = base.extend<object, { shared: { page: Page; shown?: Shown } }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, baseURL } = project.use;
      const context = await browser.newContext({ locale, timezoneId, baseURL });
      await use({ page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const pictures = new Map(
  [
    ...chosen.flatMap(({ id, widths }) => schemes.flatMap((scheme) => widths.map((width) => ({ id, scheme, width })))),
    ...stepsOfFlows.flatMap(({ id, widths }) => widths.map((width) => ({ id, scheme: 'light' as const, width }))),
  ].map((picture) => [pictureName(picture), picture]),
);

for (const [name, { id, scheme, width }] of pictures) {
  test(name, async ({ shared }) => {
    test.skip(
      !packaged,
      'The snapshots are of the Chromium of the npm package (Linux x64); others draw text differently.',
    );
    const { page, shown } = shared;
    await page.setViewportSize({ width, height: id.startsWith('components-') ? 480 : 900 });
    shared.shown = { id, scheme };
    await showStory(page, shared.shown, shown);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: id.startsWith('components-') });
  });
}
