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
    let focused: HTMLElement = page;
    const follow = (): void => {
      const { activeElement } = document;
      // Whoever has moved on meanwhile is not called back. The body has the focus when the heading of a wait was replaced.
      if (activeElement !== focused && activeElement !== document.body) return watch.disconnect();
      const heading = page.querySelector('h1');
      if (!heading || heading === focused) return;
      focused = heading;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(follow);
    // A dialog that the change of route closed gives its focus back in the same turn; the page comes after it.
    const turn = setTimeout(() => {
      page.focus({ preventScroll: true });
      watch.observe(page, { childList: true, subtree: true });
      follow();
    });
    return () => {
      clearTimeout(turn);
      watch.disconnect();
    };
  }, [pathname, main]);
};
