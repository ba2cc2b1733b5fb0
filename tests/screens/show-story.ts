import type { Page } from '@playwright/test';

/** Part of Storybook's preview API. */
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

/** In the page: emits an event and waits for the story to finish. Throws its play's error. */
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

/** In the page: gives the next press an empty target that takes the focus. */
const cover = (): void => {
  const nothing = document.createElement('div');
  nothing.tabIndex = -1;
  nothing.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  window.addEventListener('click', () => nothing.remove(), { once: true, capture: true });
  document.documentElement.append(nothing);
};

/** Story without a play, timer or focus, as a common start. */
const plain = 'components-heading--looks';

/** Event that renders a story after another, or again. */
const draw = (storyId: string, before: string) =>
  [storyId === before ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' }] as const;

/** In the page: gives every root, also in shadow trees, the dark colours. Waits until scripts have passed them on. */
const darken = (): Promise<void> => {
  const rootsIn = (tree: Document | ShadowRoot): HTMLElement[] => [
    ...tree.querySelectorAll<HTMLElement>('.tele'),
    ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  for (const root of rootsIn(document)) root.dataset.teleScheme = 'dark';
  return scheduler.postTask(() => {}, { priority: 'background' });
};

/** Shows the current story in dark, without its play. */
export async function showInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(darken);
}

/** Renders a story in a shared page, six times faster. Resets pointer and focus first: focus rings depend on them. */
export async function showStory(page: Page, id: string, before: string | undefined): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  if (before !== undefined) {
    await page.evaluate(drawnAfter, draw(plain, before));
  } else {
    await page.goto(`/iframe.html?id=${plain}&viewMode=story&globals=scheme:light;a11y.manual:!true`);
    await page.waitForFunction(isAtRest, plain);
    // As in story tests: animated text may end between pixels.
    await page.evaluate(() => document.documentElement.style.setProperty('--tele-motion', '0'));
    // First render loads chunks and fonts, which change scrolling and rounding.
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
