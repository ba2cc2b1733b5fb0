import { outwards } from '../flat-tree/outwards.ts';
import { activeElementOf } from '../focus/active-element.ts';

/** The modal dialogs of the host that an element stands in, the innermost first. */
function dialogsAround(element: Element): HTMLDialogElement[] {
  const found: HTMLDialogElement[] = [];
  for (let at: Element | null = element; at; at = outwards(at))
    if (at instanceof HTMLDialogElement && at.matches(':modal')) found.push(at);
  return found;
}

/** Closes and opens a dialog another way, unheard by the host: to the host it stays open. */
function reopen(dialog: HTMLDialogElement, open: 'show' | 'showModal'): void {
  const root = dialog.getRootNode();
  const stop = new AbortController();
  // These come once each, in tasks of their own; 'beforetoggle' at once, before it closes and before it opens.
  const expected = new Set(['close', 'toggle']);
  let isAtIt = true;
  const quiet = (event: Event): void => {
    if (event.target !== dialog || !(expected.delete(event.type) || (isAtIt && event.type === 'beforetoggle'))) return;
    event.stopImmediatePropagation();
    if (expected.size === 0) stop.abort();
  };
  for (const name of ['beforetoggle', ...expected])
    root.addEventListener(name, quiet, { capture: true, signal: stop.signal });
  dialog.close();
  dialog[open]();
  isAtIt = false;
}

/**
 * Takes the overlays around `inside` out of the top layer, and the host's modal dialogs with them, since nothing but another of their kind can lie
 * over them and be pressed: the frame that a payment provider lays over the page is none. They stay where they are. Returns the way back.
 */
export function leaveTopLayer(inside: Element | null): () => void {
  if (!inside) return () => undefined;
  const container = inside.closest<HTMLElement>('.tele-root__overlays');
  const isOnTop = container !== null && 'showPopover' in container && container.matches(':popover-open');
  const dialogs = dialogsAround(inside).filter((dialog) => dialog.isConnected);
  const had = activeElementOf(inside);
  if (isOnTop) container.hidePopover();
  for (const dialog of dialogs) reopen(dialog, 'show');
  return () => {
    for (const dialog of dialogs.toReversed()) if (dialog.isConnected && dialog.open) reopen(dialog, 'showModal');
    const isNeeded = isOnTop && container.isConnected && container.childElementCount > 0;
    if (isNeeded && !container.matches(':popover-open')) container.showPopover();
    // A frame that has gone leaves it with nobody, or with what the document knew: the host element of a shadow root, which takes no focus.
    const isLost = dialogs.length > 0 || activeElementOf(inside) === inside.ownerDocument.body;
    if (isLost && had instanceof HTMLElement && had.isConnected) had.focus({ preventScroll: true });
  };
}
