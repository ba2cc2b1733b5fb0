import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new page's heading after a change of path, as a browser does with a new document. */
export const usePageFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const page = main.current;
    if (!page || shown.current === pathname) return;
    shown.current = pathname;
    const toHeading = (): boolean => {
      // Whoever has moved on meanwhile is not called back.
      if (document.activeElement !== page) return true;
      const heading = page.querySelector('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    const watch = new MutationObserver(() => toHeading() && watch.disconnect());
    // A dialog that the change of route closed gives its focus back in the same turn; the page comes after it.
    const turn = setTimeout(() => {
      page.focus({ preventScroll: true });
      if (!toHeading()) watch.observe(page, { childList: true, subtree: true });
    });
    return () => {
      clearTimeout(turn);
      watch.disconnect();
    };
  }, [pathname, main]);
};
