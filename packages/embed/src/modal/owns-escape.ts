import { activeElementOf } from '@tele/ui';

/** Layers that close before their dialog. */
const layers = '.tele-root__overlays :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])';
const keepsEscape = '[data-tele-keeps-escape]';

function deepestFocus(from: Element): Element | null {
  const active = activeElementOf(from);
  const inside = active?.shadowRoot?.firstElementChild;
  return inside ? deepestFocus(inside) : active;
}

/** Escape closes the topmost layer, the widget's before the dialog, also without a key, as with a phone's Back. */
export function ownsEscape(dialog: HTMLDialogElement, widget: Element): void {
  let isKept = false;
  dialog.addEventListener(
    'keydown',
    (event) => {
      isKept = event.composedPath().some((node) => node instanceof Element && node.matches(keepsEscape));
    },
    { capture: true },
  );
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return;
    const isOver = widget.shadowRoot?.querySelector(layers);
    if (!isKept && !isOver) return;
    event.preventDefault();
    isKept = false;
    const key = { key: 'Escape', bubbles: true, composed: true, cancelable: true };
    if (isOver) deepestFocus(widget)?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
}
