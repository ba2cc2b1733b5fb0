/**
 * The bank's question comes in a frame that the provider lays over the page, outside our sheet. A modal sheet would hold the
 * keyboard and the pointer back from it, so both are let go until the answer is there. Returns the way back.
 */
export function makeRoomForBank(page: Document): () => void {
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
  const pointerEvents = page.body.style.pointerEvents;
  page.body.style.pointerEvents = 'auto';
  return () => {
    view.removeEventListener('focusin', release, true);
    view.removeEventListener('focusout', release, true);
    page.body.style.pointerEvents = pointerEvents;
  };
}
