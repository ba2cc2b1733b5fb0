import { isForTheBrowser } from '../page/for-the-browser.ts';
import { isWidgetName } from '../page/widget-names.ts';

/** Buttons and links with `data-tele-open`, present or added later. */
const openers = '[data-tele-open]';

/** Opener of an event, through open shadow roots. */
const openerOf = (event: Event): HTMLElement | undefined =>
  event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(openers));

interface Opening {
  /** Called on hover or focus, to preload. */
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
