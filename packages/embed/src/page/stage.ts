import { directionOf, readAppearance, type Appearance } from '@tele/ui';
import { makeElement } from './make-element.ts';
import type { Shared } from './settings.ts';

/** A place of the script's own on the page. */
export interface Stage {
  /** Stands in the body. What is put between its tags stands in the page's own document, as a card field has to. */
  host: HTMLElement;
  /** The `.tele` element in its shadow root, to draw into. */
  root: HTMLElement;
  /** Takes the knobs, the scheme and the language from the page's settings as they are now. */
  dress: () => void;
}

const schemes: readonly unknown[] = ['light', 'dark', 'auto'];

/** Makes one, drawn by a sheet that is adopted: no rule of the page reaches in. */
export function makeStage(page: Document, kind: string, sheet: string, shared: Pick<Shared, 'all'>): Stage {
  const host = makeElement(page, 'div', { [`data-tele-${kind}`]: '' });
  const root = makeElement(page, 'div', { class: 'tele' });
  const shadow = host.attachShadow({ mode: 'open' });
  const adopted = new CSSStyleSheet();
  adopted.replaceSync(sheet);
  shadow.adoptedStyleSheets = [adopted];
  shadow.append(root);
  page.body.append(host);
  const dress = (): void => {
    const { appearance, scheme, locale } = shared.all;
    const language = typeof locale === 'string' ? locale : 'en-AU';
    root.lang = language;
    root.dir = directionOf(language);
    root.dataset['teleScheme'] = schemes.includes(scheme) ? String(scheme) : 'light';
    const { style } = readAppearance((appearance ?? {}) as Appearance, (name, value) => CSS.supports(name, value));
    root.removeAttribute('style');
    for (const [knob, value] of Object.entries(style)) root.style.setProperty(knob, String(value));
  };
  dress();
  return { host, root, dress };
}
