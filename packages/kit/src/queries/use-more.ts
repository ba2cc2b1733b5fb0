import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { activeElementOf } from '@tele/ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export type PagedQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'fetchStatus' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
>;

/** Pages loaded by scrolling before the button is needed, so people can reach the content below. */
const pagesByScrolling = 3;

interface More {
  root: RefObject<HTMLDivElement | null>;
  end: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  load: () => void;
  added: number | null;
}

/** Loads the next page when its place is nearly visible, or on request; keeps focus where reading continues. */
export const useMore = (query: PagedQuery, shown: number): More => {
  const { hasNextPage, fetchStatus, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const root = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(pagesByScrolling);
  /** The button was pressed during another request. */
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
      // One screen ahead of the reader.
      { rootMargin: '0px 0px 100% 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
    // A new observer for each page: new rows may push the end out of view.
  }, [shown, hasNextPage, idle, isFetchNextPageError, fetchNextPage]);

  useEffect(() => {
    if (!idle || !waiting.current) return;
    waiting.current = false;
    void fetchNextPage();
  }, [idle, fetchNextPage]);

  const load = (): void => {
    left.current = pagesByScrolling;
    waiting.current = fetchStatus === 'fetching';
    // A paused request resumes automatically.
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
    // After the button, focus moves to the first new row, in the button's old place.
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

function isLost(element: HTMLElement | null): boolean {
  if (!element) return false;
  const active = activeElementOf(element);
  return active === null || active === element.ownerDocument.body;
}

function focusableIn(rows: HTMLElement | null, end: HTMLElement | null): HTMLElement[] {
  const all = [...(rows?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  return all.filter((element) => !end?.contains(element));
}
