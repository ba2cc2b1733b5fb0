import { activeElementOf } from '@tele/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** The sheet on its way out, which still has the focus. */
const leaving = '[role="dialog"][data-state="closed"]';

/**
 * Whoever moves a booking or takes that back loses the button that they pressed once it has gone well: the first of these places that is drawn takes the
 * focus then. What comes without them moves it nowhere.
 */
export const useFollow = (
  /** In order of preference. */
  places: readonly RefObject<HTMLElement | null>[],
  /** Changes with what is drawn. */
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
  /** Somebody has pressed a button that may go. */
  return (): void => {
    acted.current = true;
  };
};
