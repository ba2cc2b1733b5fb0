import { activeElementOf } from '@tele/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** The closing sheet still has the focus. */
const leaving = '[role="dialog"][data-state="closed"]';

/** Focuses the first rendered target after a press whose button disappears; otherwise does not move the focus. */
export const useFollow = (places: readonly RefObject<HTMLElement | null>[], drawn: string) => {
  const acted = useRef(false);
  const all = useRef(places);
  useEffect(() => {
    const place = all.current.find(({ current }) => current !== null)?.current;
    if (!acted.current || !place) return;
    const active = activeElementOf(place);
    if (active && active !== place.ownerDocument.body && !active.closest(leaving)) return;
    acted.current = false;
    place.focus();
  }, [drawn]);
  return (): void => {
    acted.current = true;
  };
};
