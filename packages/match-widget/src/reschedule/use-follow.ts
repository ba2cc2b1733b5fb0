import { activeElementOf } from '@tele/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** The closing sheet still has the focus. */
const leaving = '[role="dialog"][data-state="closed"]';

/** After a press whose button disappears, focuses the first of the places that is drawn. Other changes don’t move the focus. */
export const useFollow = (
  /** In order of preference. */
  places: readonly RefObject<HTMLElement | null>[],
  /** Changes when the places are drawn or removed. */
  drawn: string,
) => {
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
  /** Call it when a button is pressed that may disappear. */
  return (): void => {
    acted.current = true;
  };
};
