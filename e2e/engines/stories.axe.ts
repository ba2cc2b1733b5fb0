// Axe over screens of the built Storybook, in another engine than the one they are tested in. Storybook's own add-on runs it at the end of each
// story, with the rules of .storybook/preview.tsx and of the story.
import { expect } from '@playwright/test';
import { resolve } from 'node:path';
import type { Driver } from './driver.ts';
import { builtIndex, screensOf } from './screens.ts';
import { storybook } from './storybook.ts';
import { test as base } from './test.ts';

/** States of a screen that are looked at. */
const states = 2;

interface Drawn {
  dark: boolean;
  /** Of the story itself: it threw, or its play did. */
  error?: string;
  /** Whether axe has run. */
  looked: boolean;
  /** 'color-contrast: <p class="…">' */
  violations: string[];
}

/** In the page: draws a story from its beginning, and tells what axe has found in it. */
const drawn = (id: string): string => `new Promise((done) => {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const errors = [];
  const heard = {
    storyErrored: ({ title, description }) => errors.push(title + ' ' + description),
    storyThrewException: (error) => errors.push(String(error && error.message || error)),
    playFunctionThrewException: (error) => errors.push(String(error && error.message || error)),
    storyMissing: () => finish({ reporters: [] }),
    storyFinished: (told) => told.storyId === ${JSON.stringify(id)} && finish(told),
  };
  for (const [event, hear] of Object.entries(heard)) channel.on(event, hear);
  const finish = ({ reporters }) => {
    for (const [event, hear] of Object.entries(heard)) channel.off(event, hear);
    const report = reporters.find(({ type }) => type === 'a11y');
    const found = report && report.result && report.result.violations;
    if (report && report.result && report.result.error) errors.push('axe: ' + report.result.error);
    const { story } = __STORYBOOK_PREVIEW__.currentRender;
    done({
      dark: Boolean(story && story.storyGlobals && story.storyGlobals.scheme === 'dark'),
      error: errors[0] && errors[0].split('\\n')[0],
      looked: Array.isArray(found),
      violations: (found || []).map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')),
    });
  };
  channel.emit('setCurrentStory', { storyId: ${JSON.stringify(id)}, viewMode: 'story' });
})`;

// One page for all: Storybook itself takes longer than a story.
const test = base.extend<object, { book: Driver }>({
  book: [
    async ({ engine }, give) => {
      const page = await engine.visit();
      await page.go(`${storybook}/iframe.html?id=components-button--variants&viewMode=story`);
      await expect
        .poll(() => page.run(`globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'none'`))
        .toBe('finished');
      await give(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const screens = screensOf(builtIndex(resolve(import.meta.dirname, '../../storybook-static')));

test('Storybook is built', () => {
  expect(screens.size, 'Screens in storybook-static: build it with `storybook build`.').toBeGreaterThan(0);
});

for (const [screen, stories] of screens) {
  test(`axe finds nothing in ${screen}`, async ({ book }) => {
    let looked = 0;
    for (const { id, title, name } of stories) {
      const told = await book.run<Drawn>(drawn(id));
      if (told.dark) continue;
      expect(told.error, `${title} / ${name}`).toBeUndefined();
      expect(told.violations, `${title} / ${name}`).toEqual([]);
      expect(told.looked, `Axe has looked at ${title} / ${name}`).toBe(true);
      looked += 1;
      if (looked === states) break;
    }
    expect(looked).toBeGreaterThan(0);
  });
}
