import type { Page } from '@playwright/test';

/** What a snapshot is taken of. */
export interface StorySnapshot {
  id: string;
  scheme: 'light' | 'dark';
}

/** The parts of Storybook's preview that are used here. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    once(event: string, listener: (payload?: unknown) => void): void;
    off(event: string, listener: (payload?: unknown) => void): void;
  };
}

const isAtRest = (id: string): boolean => {
  const render = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === id && ['finished', 'errored'].includes(render.phase ?? '');
};

/** In the page: sends Storybook an event, and waits until the story that it draws then has come to rest. Throws what its play threw. */
const drawnAfter = ([event, payload]: readonly [string, unknown]): Promise<void> =>
  new Promise((done, fail) => {
    const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
    const faulty = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];
    const onFault = (fault: unknown): void =>
      fail(new Error(`The story failed while it was drawn: ${JSON.stringify(fault)}`));
    for (const kind of faulty) channel.once(kind, onFault);
    channel.once('storyFinished', () => {
      for (const kind of faulty) channel.off(kind, onFault);
      done();
    });
    channel.emit(event, payload);
  });

/** In the page: the next press is on nothing of a story's, and takes the focus. */
const cover = (): void => {
  const nothing = document.createElement('div');
  nothing.tabIndex = -1;
  nothing.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  window.addEventListener('click', () => nothing.remove(), { once: true, capture: true });
  document.documentElement.append(nothing);
};

/** A story without a play, a timer or a focus: from it each begins alike. */
const plain = 'components-heading--looks';

/** The event that draws a story after another, or once more. */
const draw = (storyId: string, before: string) =>
  [storyId === before ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' }] as const;

/**
 * Draws a story from its beginning, on a page that it shares with others: Storybook itself takes six times as long as a story. Whether a ring is
 * drawn about what a script focuses hangs on what was pressed and focused before: nothing, with a pointer, before each of them, and what the one
 * before it held or gave back has gone.
 */
export async function showStory(
  page: Page,
  { id, scheme }: StorySnapshot,
  before: StorySnapshot | undefined,
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  if (before) {
    await page.evaluate(drawnAfter, draw(plain, before.id));
    if (scheme !== before.scheme) await page.evaluate(drawnAfter, ['updateGlobals', { globals: { scheme } }] as const);
  } else {
    await page.goto(`/iframe.html?id=${plain}&viewMode=story&globals=scheme:${scheme};a11y.manual:!true`);
    await page.waitForFunction(isAtRest, plain);
    // As in the story tests: text that an animation has just carried is drawn between two pixels.
    await page.evaluate(() => document.documentElement.style.setProperty('--tele-motion', '0'));
    // Once for its chunks and fonts: a story that waits for them scrolls and rounds otherwise than one that has them.
    await page.evaluate(drawnAfter, draw(id, plain));
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(drawnAfter, draw(plain, id));
  }
  await page.evaluate(cover);
  await page.mouse.click(0, 0);
  await page.evaluate(drawnAfter, draw(id, plain));
  await page.waitForFunction(isAtRest, id);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => window.scrollTo(0, 0));
}
