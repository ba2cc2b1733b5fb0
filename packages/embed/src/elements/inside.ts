import { adopt } from './sheets.ts';

/**
 * What the page wrote between the tags is the page's, and drawn in its look; the widget inherits nothing of the page but the font. `all`
 * does not reach custom properties: the knobs come through.
 */
const sheet = `:host{display:block;box-sizing:border-box;inline-size:-webkit-fill-available;inline-size:-moz-available;inline-size:stretch}
:host([hidden]),[hidden]{display:none!important}
.tele-element{all:initial;display:block;font-family:inherit}`;

/** The shadow tree of an element. */
export interface Inside {
  shadow: ShadowRoot;
  /** What the widget is drawn into. */
  mount: HTMLElement;
  /** Shows what the page wrote between the tags, in place of the widget or above it. */
  showLink: (how: 'alone' | 'above' | 'hidden') => void;
}

/** Builds it, or takes over one that a server declared. */
export function furnish(host: HTMLElement, nonce: string | undefined): Inside {
  const page = host.ownerDocument;
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const link = page.createElement('slot');
  const mount = page.createElement('div');
  mount.className = 'tele-element';
  shadow.replaceChildren(link, mount);
  adopt(shadow, sheet, nonce);
  const isEmpty = (): boolean => link.assignedNodes().every((node) => !(node.textContent ?? '').trim());
  let shown: Parameters<Inside['showLink']>[0] = 'alone';
  const update = (): void => {
    link.hidden = shown === 'hidden';
    // With nothing to show in its place, the widget shows what it is waiting for.
    mount.hidden = shown === 'alone' && !isEmpty();
  };
  link.addEventListener('slotchange', update);
  update();
  return {
    shadow,
    mount,
    showLink: (how) => {
      shown = how;
      update();
    },
  };
}
