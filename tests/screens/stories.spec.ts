import { expect, test as base, type Page } from '@playwright/test';
import { chromiumPath } from '../../tooling/browser.ts';
import { chosen, stepsOfFlows } from './chosen.ts';
import { pictureName } from './picture-name.ts';
import { showStory, type StorySnapshot } from './show-story.ts';

interface Look extends Pick<StorySnapshot, 'scheme'> {
  width: number;
}

const schemes = ['light', 'dark'] as const;
const packaged = (await chromiumPath()).includes('node_modules');

// One page per worker, so Storybook loads once.
const test = base.extend<object, { shared: { page: Page; shown?: StorySnapshot } }>({
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

/** Looks of each story, in the order with the fewest changes. */
const looksOf = new Map<string, Map<string, Look>>();
for (const { id, widths, inLight } of [...chosen, ...stepsOfFlows]) {
  const looks = looksOf.get(id) ?? new Map<string, Look>();
  for (const scheme of inLight ? schemes.slice(0, 1) : schemes)
    for (const width of widths) looks.set(pictureName({ id, scheme, width }), { scheme, width });
  looksOf.set(id, looks);
}

/** Pixel tolerance for text between two pixels: two lines of this sheet round differently by the previous story. */
const roundedText: Readonly<Record<string, { maxDiffPixels: number }>> = {
  'screens-request-moving--sheet-phone-light-390': { maxDiffPixels: 1_500 },
};

for (const [id, looks] of looksOf) {
  test(id, async ({ shared }) => {
    test.skip(
      !packaged,
      'The snapshots are of the Chromium of the npm package (Linux x64); others draw text differently.',
    );
    const { page } = shared;
    const isPart = id.startsWith('components-');
    // The current scheme first.
    const ordered = [...looks].toSorted(
      ([, one], [, other]) =>
        Number(one.scheme !== shared.shown?.scheme) - Number(other.scheme !== shared.shown?.scheme),
    );
    for (const [name, { scheme, width }] of ordered) {
      await page.setViewportSize({ width, height: isPart ? 480 : 900 });
      await showStory(page, { id, scheme }, shared.shown);
      shared.shown = { id, scheme };
      await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: isPart, ...roundedText[name] });
    }
  });
}
