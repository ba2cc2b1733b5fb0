import { isForTheBrowser } from '../page/for-the-browser.ts';
import { isWidgetName } from '../page/widget-names.ts';

/** What opens a widget: a button or a link with `data-tele-open`, wherever it stands, now or later. */
const openers = '[data-tele-open]';

/** The opener that an event began in, through open shadow roots. */
const openerOf = (event: Event): HTMLElement | undefined =>
  event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(openers));

interface Opening {
  /** It may soon be pressed: it is hovered or has the focus. */
  expect: (opener: HTMLElement) => void;
  press: (opener: HTMLElement) => void;
}

/** Listens on the page itself, so that openers which come later count too. Returns what ends it. */
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
  // Before the page's own listeners, which may keep an event to themselves.
  const options = { capture: true, signal: stop.signal };
  for (const type of ['pointerover', 'focusin', 'click']) page.addEventListener(type, hear, options);
  return () => stop.abort();
}
