import { useLayoutEffect, type RefObject } from 'react';
import { clearLift, type Band } from './clear-lift.ts';

/** Minimum space around the toasts, in pixels. */
const gap = 8;
/** Above this fraction of the viewport, toasts rather cover controls that scroll. */
const highest = 0.4;
const controls = 'button, a[href], input, select, textarea, summary, label';

/** The fixed or sticky bar, sheet or dialog around a control. */
function standingBox(control: Element, view: Window): Element | undefined {
  for (let at: Element | null = control; at; at = at.parentElement) {
    const { position } = view.getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return at;
  }
  return undefined;
}

/** Usable controls in the toasts' columns. A modal's inert or covered ones are not hit, so not included. */
function pressable(list: Element, place: DOMRect, view: Window): Element[] {
  const root = list.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  return [...root.querySelectorAll(controls)].filter((control) => {
    const box = control.getBoundingClientRect();
    const left = Math.max(box.left, place.left);
    const right = Math.min(box.right, place.right);
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, view.innerHeight);
    if (left >= right || top >= bottom || list.contains(control)) return false;
    const hit = root.elementsFromPoint((left + right) / 2, (top + bottom) / 2).find((it) => !list.contains(it));
    return hit !== undefined && control.contains(hit);
  });
}

function place(list: HTMLElement): void {
  const view = list.ownerDocument.defaultView;
  if (!view || !('elementsFromPoint' in list.ownerDocument)) return;
  list.style.removeProperty('--_lift');
  const at = list.getBoundingClientRect();
  const scrolling: Band[] = [];
  const standing: Band[] = [];
  for (const control of pressable(list, at, view)) {
    const box = standingBox(control, view)?.getBoundingClientRect();
    const { top, bottom } = control.getBoundingClientRect();
    if (box) standing.push({ top: Math.min(top, box.top), bottom: Math.max(bottom, box.bottom) });
    else scrolling.push({ top, bottom });
  }
  const lift =
    clearLift({ place: at, taken: [...scrolling, ...standing], gap, most: view.innerHeight * highest }) ??
    clearLift({ place: at, taken: standing, gap, most: Infinity }) ??
    at.top - gap;
  if (lift > 0) list.style.setProperty('--_lift', `${lift}px`);
}

/** Lifts toasts above fixed controls, and scrolling ones up to 40 % of the viewport. Pauses on hover and focus. */
export const useClearPlace = (list: RefObject<HTMLElement | null>, items: unknown, container: HTMLElement): void => {
  useLayoutEffect(() => {
    if (list.current) place(list.current);
  }, [list, items, container]);
  useLayoutEffect(() => {
    const view = container.ownerDocument.defaultView;
    const page = container.parentElement;
    if (!view || !page) return undefined;
    let frame = 0;
    const again = (): void => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(() => {
        if (list.current && !list.current.matches(':hover, :focus-within')) place(list.current);
      });
    };
    const observer = new MutationObserver(again);
    observer.observe(page, { childList: true, subtree: true });
    // A sheet reaches its place only when its entry animation ends.
    page.addEventListener('animationend', again);
    view.addEventListener('resize', again);
    return () => {
      view.cancelAnimationFrame(frame);
      observer.disconnect();
      page.removeEventListener('animationend', again);
      view.removeEventListener('resize', again);
    };
  }, [list, container]);
};
