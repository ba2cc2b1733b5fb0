import { adopt } from './sheets.ts';

/** Page content keeps its style; the widget inherits only fonts. `all` spares custom properties, for theming. */
const sheet = `:host{display:block;box-sizing:border-box;inline-size:-webkit-fill-available;inline-size:-moz-available;inline-size:stretch}
:host([hidden]),[hidden]{display:none!important}
.tele-element{all:initial;display:block;font-family:inherit}`;

export interface Inside {
  shadow: ShadowRoot;
  mount: HTMLElement;
  /** Shows the page's content between the tags, instead of the widget or above it. */
  showLink: (how: 'alone' | 'above' | 'hidden') => void;
}

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
    // Without page content, the widget shows its own loading state.
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
