import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Focuses the heading after navigation and again after a loading page, until the reader presses a key or pointer. */
export const usePageFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const type = useNavigationType();
  // A loaded document starts at its top; a sign-in's target counts as navigated to.
  const shown = useRef(type === 'POP' ? pathname : null);
  useEffect(() => {
    const page = main.current;
    if (!page || shown.current === pathname) return;
    let focused: HTMLElement = page;
    const follow = (): void => {
      const { activeElement } = document;
      // A closing sheet releases focus later. The body has it when the focused element was removed.
      if (activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
      if (activeElement !== focused && activeElement !== document.body) return stop();
      const heading = page.querySelector('h1');
      if (!heading) return;
      if (heading === focused && activeElement === heading) return;
      focused = heading;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(follow);
    const turn = setTimeout(() => {
      shown.current = pathname;
      document.addEventListener('keydown', stop, true);
      document.addEventListener('pointerdown', stop, true);
      watch.observe(document.body, { childList: true, subtree: true });
      if (!document.activeElement?.closest('[role="dialog"], [role="alertdialog"]'))
        page.focus({ preventScroll: true });
      follow();
    });
    const stop = (): void => {
      clearTimeout(turn);
      watch.disconnect();
      document.removeEventListener('keydown', stop, true);
      document.removeEventListener('pointerdown', stop, true);
    };
    return stop;
  }, [pathname, main]);
};
