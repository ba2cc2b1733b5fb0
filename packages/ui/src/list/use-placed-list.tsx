import { useEffect, useLayoutEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react';
import { lateCode } from '../late/late-code.ts';
import type { PlacementProps } from './Placement.tsx';

/** What measures and places: a form can be used before it comes. */
const latePlacement = lateCode(() => import('./Placement.tsx').then(({ Placement }) => Placement));

interface PlacedList<Control extends HTMLElement> {
  /** What it hangs from. */
  control: RefObject<Control | null>;
  list: RefObject<HTMLDivElement | null>;
  /** Places the list: draw it after the list. */
  placement: ReactNode;
}

/** Puts a list that is open under its control, and keeps it there while either or the page moves. */
export const usePlacedList = <Control extends HTMLElement>({
  open,
  align = 'start',
  sameWidth = false,
}: { open: boolean } & Partial<Pick<PlacementProps, 'align' | 'sameWidth'>>): PlacedList<Control> => {
  const control = useRef<Control>(null);
  const list = useRef<HTMLDivElement>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // In an effect of its own, and so before anybody can press: the page asks for it when it has nothing else to do.
  useEffect(() => {
    if (!globalThis.requestIdleCallback) return latePlacement.preload();
    const idle = requestIdleCallback(() => latePlacement.preload());
    return () => cancelIdleCallback(idle);
  }, []);
  useLayoutEffect(() => {
    const [from, placed] = [control.current, list.current];
    if (!open || !from || !placed) return undefined;
    // Shown once it is placed.
    Object.assign(placed.style, { position: 'fixed', left: '0', top: '0', visibility: 'hidden' });
    if (latePlacement.part) return undefined;
    let closed = false;
    latePlacement.load().then(
      () => !closed && redraw(),
      () => !closed && hang(from, placed),
    );
    return () => {
      closed = true;
    };
  }, [open]);
  const { part: Placement } = latePlacement;
  const placement = open && Placement && (
    <Placement control={control} list={list} align={align} sameWidth={sameWidth} />
  );
  return { control, list, placement };
};

/** Below its control, where what places it cannot be had. */
function hang(control: HTMLElement, list: HTMLElement): void {
  const { left, bottom, width } = control.getBoundingClientRect();
  Object.assign(list.style, { left: `${left}px`, top: `${bottom}px`, width: `${width}px`, visibility: '' });
}
