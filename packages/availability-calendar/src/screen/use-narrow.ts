import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

/** Narrower than this, the week does not fit; same in AvailabilityScreen.css. */
const narrowEm = 40;

/** Guess from the window: measuring would force a layout during render. Some test environments lack matchMedia. */
const guess = (): boolean => globalThis.matchMedia?.(`(width < ${narrowEm}em)`).matches ?? false;

/** True if narrow, guessed until a ResizeObserver measures. Null on the server and during hydration. */
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
        // In its own frame, or the observer would loop on the height that changes with it.
        view.requestAnimationFrame(changed);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [root],
  );
  return useSyncExternalStore(subscribe, read, () => null);
};
