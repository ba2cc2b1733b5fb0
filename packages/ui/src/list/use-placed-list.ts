import { useLayoutEffect, useRef, type RefObject } from 'react';
import { placeList } from './place-list.ts';

interface PlacedListOptions {
  open: boolean;
  /** The edge it shares with its control, in the direction of the text. */
  align?: 'start' | 'end';
  /** As wide as its control; otherwise at least as wide. */
  sameWidth?: boolean;
}

interface PlacedList<Control extends HTMLElement> {
  /** What it hangs from. */
  control: RefObject<Control | null>;
  list: RefObject<HTMLDivElement | null>;
}

/** Puts a list that is open under its control, and keeps it there while either or the page moves (place-list). */
export const usePlacedList = <Control extends HTMLElement>(options: PlacedListOptions): PlacedList<Control> => {
  const { open, align = 'start', sameWidth = false } = options;
  const control = useRef<Control>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [from, placed] = [control.current, list.current];
    return open && from && placed ? keepPlaced(from, placed, align, sameWidth) : undefined;
  }, [open, align, sameWidth]);
  return { control, list };
};

function keepPlaced(from: HTMLElement, list: HTMLElement, align: 'start' | 'end', sameWidth: boolean): () => void {
  const view = from.ownerDocument.defaultView;
  if (!view) return () => undefined;
  const { style } = list;
  style.position = 'fixed';
  style.left = style.top = '0';
  const place = (): void => {
    const control = from.getBoundingClientRect();
    style[sameWidth ? 'width' : 'minWidth'] = `${control.width}px`;
    const drawn = list.getBoundingClientRect();
    const rows = list.querySelector('[role="listbox"]');
    // Its rows scroll: as tall as it would be if they did not have to.
    const hidden = rows ? rows.scrollHeight - rows.clientHeight : 0;
    const isForward = view.getComputedStyle(list).direction === 'ltr';
    const { left, top, maxWidth, maxHeight } = placeList({
      control,
      list: { width: drawn.width, height: drawn.height + hidden },
      view: {
        width: from.ownerDocument.documentElement.clientWidth,
        // Without the keyboard of a phone.
        height: view.visualViewport?.height ?? view.innerHeight,
      },
      edge: (align === 'start') === isForward ? 'left' : 'right',
    });
    style.maxWidth = `${maxWidth}px`;
    style.maxHeight = `${maxHeight}px`;
    // An ancestor that is transformed is what `fixed` counts from: so far from the window's corner as it has been drawn.
    style.left = `${left - Math.round(drawn.left - Number.parseFloat(style.left))}px`;
    style.top = `${top - Math.round(drawn.top - Number.parseFloat(style.top))}px`;
  };
  place();
  const observer = new ResizeObserver(place);
  // Its first call comes before the first frame: the list may have gone to the top layer meanwhile. The root grows with what stands above.
  for (const element of [from, list, from.closest('.tele')]) if (element) observer.observe(element);
  const moves = { capture: true, passive: true };
  view.addEventListener('scroll', place, moves);
  view.addEventListener('resize', place);
  view.visualViewport?.addEventListener('resize', place);
  return () => {
    observer.disconnect();
    view.removeEventListener('scroll', place, moves);
    view.removeEventListener('resize', place);
    view.visualViewport?.removeEventListener('resize', place);
  };
}
