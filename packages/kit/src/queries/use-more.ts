import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { activeElementOf } from '@tele/ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What `useInfiniteQuery` gives of a list. */
export type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'fetchStatus' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
>;

/** So many pages come by scrolling alone; then the button is asked for, so that what stands below a long list can be reached. */
const pagesByScrolling = 3;

interface More {
  /** Around the rows and what stands at their end. */
  root: RefObject<HTMLDivElement | null>;
  /** What stands at their end. */
  end: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Loads the next page, after what is being read already. */
  load: () => void;
  /** How many rows the last page brought; null before one has. */
  added: number | null;
}

/** Loads the next page when its place is about to be seen, or when asked to; keeps the focus where the reading goes on. */
export const useMore = (query: PagedQuery, shown: number): More => {
  const { hasNextPage, fetchStatus, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const root = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(pagesByScrolling);
  /** The button was pressed while something else was being read. */
  const waiting = useRef(false);
  const [added, setAdded] = useState<number | null>(null);
  const idle = fetchStatus === 'idle';

  useEffect(() => {
    const Observer = end.current?.ownerDocument.defaultView?.IntersectionObserver;
    if (!end.current || !Observer || !hasNextPage || !idle || isFetchNextPageError || left.current === 0)
      return undefined;
    const observer = new Observer(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        left.current -= 1;
        void fetchNextPage();
      },
      // A screen ahead of the reader.
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // Anew for every page: what was about to be seen before it came may not be any more.
  }, [shown, hasNextPage, idle, isFetchNextPageError, fetchNextPage]);

  useEffect(() => {
    if (!idle || !waiting.current) return;
    waiting.current = false;
    void fetchNextPage();
  }, [idle, fetchNextPage]);

  const load = (): void => {
    left.current = pagesByScrolling;
    waiting.current = fetchStatus === 'fetching';
    // What waits for the connection comes by itself.
    if (idle) void fetchNextPage();
  };

  const begun = useRef<{ shown: number; last: HTMLElement | undefined; byButton: boolean } | null>(null);
  useLayoutEffect(() => {
    const rows = root.current;
    if (isFetchingNextPage) {
      begun.current ??= { shown, last: focusableIn(rows, end.current).at(-1), byButton: isFocused(button.current) };
      return;
    }
    const before = begun.current;
    begun.current = null;
    if (!before || shown <= before.shown) return;
    setAdded(shown - before.shown);
    // Who pressed the button reads on at the first new row, which stands where the button was.
    if (before.byButton && (isFocused(button.current) || isLost(rows))) {
      const focusable = focusableIn(rows, end.current);
      const next = before.last ? focusable[focusable.indexOf(before.last) + 1] : focusable[0];
      next?.focus({ preventScroll: true });
    }
  }, [isFetchingNextPage, shown]);

  return { root, end, button, load, added };
};

function isFocused(element: HTMLElement | null): boolean {
  return element !== null && activeElementOf(element) === element;
}

/** What had the focus is gone. */
function isLost(element: HTMLElement | null): boolean {
  if (!element) return false;
  const active = activeElementOf(element);
  return active === null || active === element.ownerDocument.body;
}

function focusableIn(rows: HTMLElement | null, end: HTMLElement | null): HTMLElement[] {
  const all = [...(rows?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  return all.filter((element) => !end?.contains(element));
}
