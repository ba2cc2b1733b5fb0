import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Time limit in milliseconds for a page to grow to its earlier scroll position. */
const PATIENCE = 3_000;

/** Scrolls back once the page is tall enough, unless the reader scrolls first. Returns a stop function. */
function scrollBack(top: number): () => void {
  const grown = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo(0, top);
    stop();
  });
  const stop = (): void => {
    grown.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  grown.observe(document.body);
  return stop;
}

/** A new page starts at its top; back and forward return to where the page was left. */
export const useScrollRestoration = (): void => {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const left = useRef(new Map<string, number>());
  const current = useRef({ key, pathname });

  useEffect(() => {
    const remember = (): void => void left.current.set(current.current.key, window.scrollY);
    // On reload the browser restores it.
    const byBrowser = (): void => void (window.history.scrollRestoration = 'auto');
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', byBrowser);
    return () => {
      byBrowser();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', byBrowser);
    };
  }, []);

  useLayoutEffect(() => {
    const before = current.current;
    if (before.key === key) return undefined;
    current.current = { key, pathname };
    const top = type === 'POP' ? left.current.get(key) : undefined;
    if (top !== undefined) return scrollBack(top);
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, type]);
};
