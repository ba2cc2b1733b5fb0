import { useEffect, useLayoutEffect, useReducer } from 'react';
import { lateCode } from '../late/late-code.ts';
import type { PlacementProps } from './Placement.tsx';

/** What measures and places: a form can be used before it comes. */
const latePlacement = lateCode(() => import('./Placement.tsx').then(({ Placement }) => Placement));

/** Puts a list that is open under its control, and keeps it there while either or the page moves. Stands after both. */
export const ListPlacement = ({ open, ...place }: PlacementProps & { open: boolean }) => {
  const { control, list } = place;
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
  }, [open, control, list]);
  const { part: Placement } = latePlacement;
  return open && Placement && <Placement {...place} />;
};

/** Below its control, where what places it cannot be had. */
function hang(control: HTMLElement, list: HTMLElement): void {
  const { left, bottom, width } = control.getBoundingClientRect();
  Object.assign(list.style, { left: `${left}px`, top: `${bottom}px`, width: `${width}px`, visibility: '' });
}
