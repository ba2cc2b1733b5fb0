import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Under this the week does not fit; AvailabilityScreen.css has the same width. */
const narrowEm = 40;

/** On a server React 18 complains of a layout effect, which does nothing there. */
const useLook = typeof HTMLElement === 'undefined' ? useEffect : useLayoutEffect;

/** Whether the calendar has little width. Measured, because a narrow calendar draws other elements. Null before the first look. */
export const useNarrow = (root: RefObject<HTMLElement | null>): boolean | null => {
  const [narrow, setNarrow] = useState<boolean | null>(null);
  useLook(() => {
    const element = root.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return undefined;
    const measure = (): void => {
      const em = Number.parseFloat(view.getComputedStyle(element).fontSize);
      setNarrow(element.clientWidth / em < narrowEm);
    };
    measure();
    const observer = new view.ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return narrow;
};
