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
