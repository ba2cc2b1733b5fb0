import type { Page } from '@playwright/test';

/** What a snapshot is taken of. */
export interface Shown {
  id: string;
  scheme: 'light' | 'dark';
}

/** The parts of Storybook's preview that are used here. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    once(event: string, listener: () => void): void;
  };
}

const settled = (id: string): boolean => {
  const render = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.phase === 'errored') throw new Error('The story failed while it was drawn.');
  return render?.id === id && render.phase === 'finished';
};

/** In the page: sends Storybook an event, and waits until the story that it draws then has come to rest. */
const drawnAfter = ([event, payload]: readonly [string, unknown]): Promise<void> =>
  new Promise((done) => {
    const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyFinished', done);
    channel.emit(event, payload);
  });

/** Draws a story from its beginning. Only the first loads the page: Storybook itself takes six times as long as the story. */
export async function showStory(page: Page, { id, scheme }: Shown, before: Shown | undefined): Promise<void> {
  if (!before) {
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme};a11y.manual:!true`);
  } else {
    if (scheme !== before.scheme) await page.evaluate(drawnAfter, ['updateGlobals', { globals: { scheme } }] as const);
    const event = id === before.id ? 'forceRemount' : 'setCurrentStory';
    await page.evaluate(drawnAfter, [event, { storyId: id, viewMode: 'story' }] as const);
  }
  await page.waitForFunction(settled, id);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(0, 0);
}
