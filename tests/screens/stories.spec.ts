import { existsSync, readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { chromiumPath } from '../../tooling/browser.ts';
import { chosen, stepsOfFlows } from './chosen.ts';
import { pictureName } from './picture-name.ts';
import { showInDark, showStory } from './show-story.ts';

const packaged = (await chromiumPath()).includes('node_modules');

// One page per worker, so Storybook loads once.
const test = base.extend<object, { shared: { page: Page; shown?: string } }>({
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

/** Widths of each story and the schemes in each. */
const storyLooks = new Map<string, Map<number, { inDark: boolean }>>();
for (const { id, widths, inLight = false } of [...chosen, ...stepsOfFlows]) {
  const looks = storyLooks.get(id) ?? new Map<number, { inDark: boolean }>();
  for (const width of widths) looks.set(width, { inDark: !inLight || (looks.get(width)?.inDark ?? false) });
  storyLooks.set(id, looks);
}

/** Pixel tolerance for text between two pixels: two lines of this sheet round differently by the previous story. */
const roundedText: Readonly<Record<string, { maxDiffPixels: number }>> = {
  'screens-request-moving--sheet-phone-light-390': { maxDiffPixels: 1_500 },
};

for (const [id, looks] of storyLooks) {
  test(id, async ({ shared }) => {
    test.skip(
      !packaged,
      'The snapshots are of the Chromium of the npm package (Linux x64); others draw text differently.',
    );
    const { page } = shared;
    const isPart = id.startsWith('components-');
    const compare = async (scheme: 'light' | 'dark', width: number): Promise<void> => {
      const name = pictureName({ id, scheme, width });
      const file = `${name}.png`;
      const path = test.info().snapshotPath(file, { kind: 'screenshot' });
      const drawn = await page.screenshot({ fullPage: isPart, animations: 'disabled', caret: 'hide' });
      // Equal bytes need no decoding.
      if (existsSync(path) && drawn.equals(readFileSync(path))) return;
      await expect.soft(page).toHaveScreenshot(file, { fullPage: isPart, ...roundedText[name] });
    };
    for (const [width, { inDark }] of looks) {
      await page.setViewportSize({ width, height: isPart ? 480 : 900 });
      await showStory(page, id, shared.shown);
      shared.shown = id;
      await compare('light', width);
      if (!inDark) continue;
      await showInDark(page);
      await compare('dark', width);
    }
  });
}
