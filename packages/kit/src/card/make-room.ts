import { leaveTopLayer } from '@tele/ui';

/**
 * The bank's question comes in a frame that the provider lays over the page, outside our sheet. A modal sheet would cover it
 * and hold the keyboard and the pointer back from it, so it lets go of all three until the answer is there. `overlays` is the element
 * that our overlays are drawn in. Returns the way back.
 */
export function makeRoomForBank(page: Document, overlays: Element | null): () => void {
  const view = page.defaultView;
  if (!view) return () => {};
  const release = (event: FocusEvent): void => {
    const goesTo = event.type === 'focusin' ? event.target : event.relatedTarget;
    const isForeign = goesTo instanceof view.HTMLIFrameElement && !goesTo.closest('.tele');
    // The sheet's focus trap listens on the document; before it, at the window, is the only place to be heard first.
    if (isForeign) event.stopImmediatePropagation();
  };
  view.addEventListener('focusin', release, true);
  view.addEventListener('focusout', release, true);
  const giveTopBack = leaveTopLayer(overlays);
  const pointerEvents = page.body.style.pointerEvents;
  page.body.style.pointerEvents = 'auto';
  return () => {
    giveTopBack();
    view.removeEventListener('focusin', release, true);
    view.removeEventListener('focusout', release, true);
    page.body.style.pointerEvents = pointerEvents;
  };
}
