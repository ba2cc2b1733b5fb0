// Axe on screens of the built Storybook in other engines, with preview.tsx's and each story's rules.
import { expect } from '@playwright/test';
import { resolve } from 'node:path';
import type { Driver } from './driver.ts';
import { builtIndex, screensOf, storiesOf } from './screens.ts';
import { storybook } from './storybook.ts';
import { test as base } from './test.ts';

/** `npm run engines -- --every-story`: all stories, light and dark; too slow for every change. */
const every = process.env.ENGINES_EVERY_STORY === 'true';
const states = every ? Infinity : 2;

interface Drawn {
  dark: boolean;
  error?: string;
  /** 'color-contrast: <p class="…">'; absent when axe did not run. */
  violations?: string[];
}

/** Renders a story, plays it and runs axe. A manual run: the story's own tests report a failed play. */
const drawn = (id: string): string => `new Promise((done) => {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const id = ${JSON.stringify(id)};
  const say = (error) => String((error && error.message) || error).split('\\n')[0];
  const finish = (outcome) => {
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
    const { story } = __STORYBOOK_PREVIEW__.currentRender;
    done({ dark: story.storyGlobals.scheme === 'dark', ...outcome });
  };
  const listeners = {
    storyErrored: ({ title }) => finish({ error: title }),
    storyThrewException: (error) => finish({ error: say(error) }),
    storyMissing: () => finish({ error: 'There is no such story.' }),
    storyFinished: ({ storyId }) =>
      storyId === id &&
      channel.emit('storybook/a11y/manual', id, __STORYBOOK_PREVIEW__.currentRender.story.parameters.a11y),
    'storybook/a11y/error': (error) => finish({ error: say(error) }),
    'storybook/a11y/result': ({ violations }, storyId) =>
      storyId === id &&
      finish({
        violations: violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')),
      }),
  };
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
})`;

// One page for all: loading Storybook takes longer than a story.
const test = base.extend<object, { book: Driver }>({
  book: [
    async ({ engine }, give) => {
      const page = await engine.visit();
      await page.go(
        `${storybook}/iframe.html?id=components-button--variants&viewMode=story&globals=a11y.manual:!true&axe=by-hand`,
      );
      await expect
        .poll(() => page.run(`globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'none'`))
        .toBe('finished');
      // No motion, as in .storybook/still.ts: axe must not see fading elements.
      await page.run(`document.documentElement.style.setProperty('--tele-motion', '0')`);
      await give(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const index = builtIndex(resolve(import.meta.dirname, '../../storybook-static'));
const screens = every ? storiesOf(index) : screensOf(index);

test('Storybook is built', () => {
  expect(screens.size, 'Screens in storybook-static: build it with `storybook build`.').toBeGreaterThan(0);
});

for (const [screen, stories] of screens) {
  test(`axe finds nothing in ${screen}`, async ({ book }) => {
    if (every) test.setTimeout(20_000 * stories.length);
    let looked = 0;
    for (const { id, title, name } of stories) {
      const result = await book.run<Drawn>(drawn(id));
      if (result.dark && !every) continue;
      expect(result.error, `${title} / ${name}`).toBeUndefined();
      expect(result.violations, `${title} / ${name}`).toEqual([]);
      looked += 1;
      if (looked === states) break;
    }
    expect(looked).toBeGreaterThan(0);
  });
}
