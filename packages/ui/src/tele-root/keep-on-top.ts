/** Keeps non-empty overlays in the top layer, so no host transform or clip affects them. Returns a stop function. */
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
  // Not in the markup: without popover support, the attribute alone would hide it.
  container.setAttribute('popover', 'manual');
  // Runs after new content takes focus (CSS shows the container in any case), and before the next frame.
  const observer = new MutationObserver(update);
  observer.observe(container, { childList: true });
  update();
  return () => observer.disconnect();
}
