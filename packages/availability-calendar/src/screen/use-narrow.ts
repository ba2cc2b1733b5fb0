import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

/** Under this the week does not fit; AvailabilityScreen.css has the same width. */
const narrowEm = 40;

/** A guess by the window: measuring the element would force a layout while React renders. No matchMedia in some test environments. */
const guess = (): boolean => globalThis.matchMedia?.(`(width < ${narrowEm}em)`).matches ?? false;

/** Whether the calendar is narrow: guessed by the window until a ResizeObserver has measured it. Null on a server and while hydrating. */
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
        // In a frame of its own, or the observer would loop on the height that changes with it.
        view.requestAnimationFrame(changed);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [root],
  );
  return useSyncExternalStore(subscribe, read, () => null);
};
