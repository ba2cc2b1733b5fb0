import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

/** Under this the week does not fit; AvailabilityScreen.css has the same width. */
const narrowEm = 40;

/**
 * What a calendar as wide as its window is: a look at the element itself would lay the page out in the middle of drawing it. A host's
 * tests may run where nothing can be asked.
 */
const guess = (): boolean => globalThis.matchMedia?.(`(width < ${narrowEm}em)`).matches ?? false;

/**
 * Whether the calendar has little width: the window's guess until it is measured, because a narrow calendar draws other elements.
 * Null on a server, and until what a server drew has been taken over.
 */
export const useNarrow = (root: RefObject<HTMLElement | null>): boolean | null => {
  const measured = useRef<boolean | null>(null);
  const read = (): boolean => measured.current ?? guess();
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = root.current;
      const view = element?.ownerDocument.defaultView;
      if (!element || !view) return () => undefined;
      const observer = new view.ResizeObserver(() => {
        const em = Number.parseFloat(view.getComputedStyle(element).fontSize);
        measured.current = element.clientWidth / em < narrowEm;
        // Not at once: what is drawn for it has another height, which an observer may not cause.
        view.requestAnimationFrame(changed);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [root],
  );
  return useSyncExternalStore(subscribe, read, () => null);
};
