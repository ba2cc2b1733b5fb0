import { activeElementOf } from '@tele/ui';

/** What closes before the dialog that it was opened in. */
const layers = '.tele-root__overlays :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])';
const keepsEscape = '[data-tele-keeps-escape]';

/** What has the focus inside the widget, through every shadow tree. */
function deepestFocus(from: Element): Element | null {
  const active = activeElementOf(from);
  const inside = active?.shadowRoot?.firstElementChild;
  return inside ? deepestFocus(inside) : active;
}

/**
 * Gives Escape to the topmost thing: what the widget has opened inside the dialog closes first, whether it was the key, which the widget
 * uses up, or another way to ask for it, as a phone's Back is, of which the widget hears nothing.
 */
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
