import sheet from 'virtual:sheet/floating-button';
import { makeElement, makeIcon } from '../page/make-element.ts';
import { isForTheBrowser } from '../page/for-the-browser.ts';
import type { Shared } from '../page/settings.ts';
import { makeStage } from '../page/stage.ts';
import { wordsOf } from '../page/words.ts';
import { floatingButtonMessages } from './floating-button.messages.ts';

export interface FloatingButtonOptions {
  /** Default: 'Book a specialist'. */
  text: string | undefined;
  position: string;
  /** Makes it a link: used if the widget fails to load, or to open a new tab. */
  href: string | undefined;
  shared: Shared;
  /** Called on hover or focus, to preload. */
  expect: () => void;
  open: (opener: HTMLElement) => void;
}

export function makeFloatingButton(page: Document, options: FloatingButtonOptions): () => void {
  const { text, position, href, shared, expect, open } = options;
  const { host, root } = makeStage(page, 'floating-button', sheet, shared);
  const button: HTMLElement = makeElement(
    page,
    href ? 'a' : 'button',
    {
      ...(href ? { href } : { type: 'button' }),
      class: 'tele-floating-button',
      'data-position': position,
    },
    makeIcon(page, 'tele-floating-button__icon', [
      'M16 2v3M8 2v3M3 9h18',
      'M21 10.69V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h7.25',
      'm22 21-1.875-1.875',
      'M20 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
    ]),
    text ?? wordsOf(floatingButtonMessages, shared.all['messages']).text,
  );
  button.addEventListener('pointerover', expect, { passive: true });
  button.addEventListener('focus', expect);
  button.addEventListener('click', (event: MouseEvent) => {
    if (isForTheBrowser(event)) return;
    event.preventDefault();
    open(button);
  });
  root.append(button);
  return () => host.remove();
}
