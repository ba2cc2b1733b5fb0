import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { lateCode } from '../late/late-code.ts';
import type { ListPlacing } from './keep-placed.ts';

/** What measures and places: nobody waits for it before a form can be used. */
const latePlacing = lateCode(() => import('./keep-placed.ts').then(({ keepPlaced }) => keepPlaced));

interface PlacedList<Control extends HTMLElement> {
  /** What it hangs from. */
  control: RefObject<Control | null>;
  list: RefObject<HTMLDivElement | null>;
}

/** Puts a list that is open under its control, and keeps it there while either or the page moves. */
export const usePlacedList = <Control extends HTMLElement>({
  open,
  align = 'start',
  sameWidth = false,
}: { open: boolean } & Partial<ListPlacing>): PlacedList<Control> => {
  const control = useRef<Control>(null);
  const list = useRef<HTMLDivElement>(null);
  // In an effect of its own, and so before anybody can press: the page asks for it when it has nothing else to do.
  useEffect(() => {
    if (!globalThis.requestIdleCallback) return latePlacing.preload();
    const idle = requestIdleCallback(() => latePlacing.preload());
    return () => cancelIdleCallback(idle);
  }, []);
  useLayoutEffect(() => {
    const [from, placed] = [control.current, list.current];
    return open && from && placed ? place(from, placed, { align, sameWidth }) : undefined;
  }, [open, align, sameWidth]);
  return { control, list };
};

function place(from: HTMLElement, list: HTMLElement, placing: ListPlacing): () => void {
  let end: (() => void) | null = null;
  // Seen once it stands where it belongs. Where that cannot be had, offline, it stands below its control.
  Object.assign(list.style, { position: 'fixed', left: '0', top: '0', visibility: 'hidden' });
  const hang = (): void => {
    const { left, bottom, width } = from.getBoundingClientRect();
    Object.assign(list.style, { left: `${left}px`, top: `${bottom}px`, width: `${width}px`, visibility: '' });
  };
  const { part } = latePlacing;
  if (part) return part(from, list, placing);
  let wanted = true;
  latePlacing.load().then(
    (keepPlaced) => {
      if (wanted) end = keepPlaced(from, list, placing);
    },
    () => wanted && hang(),
  );
  return () => {
    wanted = false;
    end?.();
  };
}
