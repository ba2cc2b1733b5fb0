import { activeElementOf } from '../focus/active-element.ts';

/**
 * Keeps the container of a root's overlays in the browser's top layer while there is something in it: no ancestor that a host transforms
 * or clips moves or cuts it there. Shown anew each time it was empty, so that it comes to lie over a dialog which the host has
 * opened since. Without popovers it stays where it is. Returns what ends it.
 */
export function keepOnTop(container: HTMLElement): () => void {
  let shown = false;
  const update = (): void => {
    const filled = container.childElementCount > 0;
    if (filled === shown || !container.isConnected) return;
    shown = filled;
    if (filled) container.showPopover();
    else container.hidePopover();
  };
  if (!('showPopover' in container)) return () => undefined;
  // Not in the markup: where there are no popovers, the attribute alone would hide it.
  container.setAttribute('popover', 'manual');
  // Runs after what was put in has taken the focus, which it can: CSS draws the container in any case; and before the next frame.
  const observer = new MutationObserver(update);
  observer.observe(container, { childList: true });
  update();
  return () => observer.disconnect();
}

/** The modal dialogs of the host that an element stands in, the innermost first. */
function dialogsAround(element: Element): HTMLDialogElement[] {
  const found: HTMLDialogElement[] = [];
  let at: Element | null = element;
  while (at) {
    const dialog: HTMLDialogElement | null = at.closest('dialog:modal');
    if (dialog) found.push(dialog);
    const root: Node = (dialog ?? at).getRootNode();
    at = dialog ? dialog.parentElement : 'host' in root ? (root.host as Element) : null;
  }
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
    if (dialogs.length > 0 && had instanceof HTMLElement && had.isConnected) had.focus({ preventScroll: true });
  };
}
