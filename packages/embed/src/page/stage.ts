import { directionOf, readAppearance, type Appearance } from '@tele/ui';
import { makeElement } from './make-element.ts';
import type { Shared } from './settings.ts';

export interface Stage {
  /** In the body. Children are in the page's document, as card fields require. */
  host: HTMLElement;
  root: HTMLElement;
  dress: () => void;
}

const schemes: readonly unknown[] = ['light', 'dark', 'auto'];

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
