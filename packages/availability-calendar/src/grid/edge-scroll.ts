/** Scroll zone at the upper and lower edges, CSS pixels. */
const nearPx = 56;
/** Maximum pixels per frame, at the edge. */
const mostPx = 14;

/** Pixels to scroll in this frame for a pointer at `y`; negative is up. Grows towards and past the edge. */
export function edgeStep(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const near = Math.min(nearPx, (bottom - top) / 3);
  const past = Math.max(y - (bottom - near), 0) - Math.max(top + near - y, 0);
  return Math.round(Math.max(-1, Math.min(1, past / near)) * mostPx);
}

function scrollerOf(element: HTMLElement): Element {
  const { documentElement, defaultView, scrollingElement } = element.ownerDocument;
  for (let at = element.parentElement; at && at !== documentElement; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(defaultView?.getComputedStyle(at).overflowY ?? '');
    if (scrolls && at.scrollHeight > at.clientHeight) return at;
  }
  return scrollingElement ?? documentElement;
}

export function startEdgeScroll(element: HTMLElement, pointerY: () => number, onScrolled: () => void): () => void {
  const view = element.ownerDocument.defaultView;
  if (!view) return () => undefined;
  const scroller = scrollerOf(element);
  const isPage = scroller === element.ownerDocument.scrollingElement;
  const step = (): void => {
    const box = isPage ? { top: 0, bottom: view.innerHeight } : scroller.getBoundingClientRect();
    const edges = { top: Math.max(0, box.top), bottom: Math.min(view.innerHeight, box.bottom) };
    const before = scroller.scrollTop;
    scroller.scrollTop += edgeStep(pointerY(), edges);
    if (scroller.scrollTop !== before) onScrolled();
    frame = view.requestAnimationFrame(step);
  };
  let frame = view.requestAnimationFrame(step);
  return () => view.cancelAnimationFrame(frame);
}
