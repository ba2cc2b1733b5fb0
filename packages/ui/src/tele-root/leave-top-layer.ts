import { outwards } from '../flat-tree/outwards.ts';
import { activeElementOf } from '../focus/active-element.ts';

function dialogsAround(element: Element): HTMLDialogElement[] {
  const found: HTMLDialogElement[] = [];
  for (let at: Element | null = element; at; at = outwards(at))
    if (at instanceof HTMLDialogElement && at.matches(':modal')) found.push(at);
  return found;
}

/** Reopens a dialog in another mode, hiding the events from the host: to the host, it stays open. */
function reopen(dialog: HTMLDialogElement, open: 'show' | 'showModal'): void {
  const root = dialog.getRootNode();
  const stop = new AbortController();
  // 'close' and 'toggle' come once each, in later tasks; 'beforetoggle' immediately, before closing and opening.
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

/** Takes overlays and host dialogs out of the top layer, for the payment provider's frame. Returns an undo function. */
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
    // A removed frame leaves focus nowhere, or on a shadow root's host element, which cannot take it.
    const isLost = dialogs.length > 0 || activeElementOf(inside) === inside.ownerDocument.body;
    if (isLost && had instanceof HTMLElement && had.isConnected) had.focus({ preventScroll: true });
  };
}
