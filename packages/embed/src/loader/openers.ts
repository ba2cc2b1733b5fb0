import { isForTheBrowser } from '../page/for-the-browser.ts';
import { isWidgetName } from '../page/widget-names.ts';

const openers = '[data-tele-open]';

const openerOf = (event: Event): HTMLElement | undefined =>
  event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(openers));

interface Opening {
  expect: (opener: HTMLElement) => void;
  press: (opener: HTMLElement) => void;
}

/** Listens on the page, so later openers count too. Returns a stop function. */
export function watchOpeners(page: Document, { expect, press }: Opening): () => void {
  const hear = (event: Event): void => {
    const opener = openerOf(event);
    if (!opener) return;
    if (event.type !== 'click') return expect(opener);
    if (isForTheBrowser(event as MouseEvent)) return undefined;
    if (isWidgetName(opener.dataset['teleOpen'])) event.preventDefault();
    return press(opener);
  };
  const stop = new AbortController();
  // Capture phase: the page's own listeners may stop an event.
  const options = { capture: true, signal: stop.signal };
  for (const type of ['pointerover', 'focusin', 'click']) page.addEventListener(type, hear, options);
  return () => stop.abort();
}
