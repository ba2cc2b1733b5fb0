import { useEffect, useLayoutEffect, useReducer } from 'react';
import { lateCode } from '../late/late-code.ts';
import type { PlacementProps } from './Placement.tsx';

/** Positioning code, loaded late: forms work before it arrives. */
const latePlacement = lateCode(() => import('./Placement.tsx').then(({ Placement }) => Placement));

/** Positions an open list under its control, following scrolls and resizes. Render it after both. */
export const ListPlacement = ({ open, ...place }: PlacementProps & { open: boolean }) => {
  const { control, list } = place;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // An effect, so it runs before any press: the code loads when the page is idle.
  useEffect(() => {
    if (!globalThis.requestIdleCallback) return latePlacement.preload();
    const idle = requestIdleCallback(() => latePlacement.preload());
    return () => cancelIdleCallback(idle);
  }, []);
  useLayoutEffect(() => {
    const [from, placed] = [control.current, list.current];
    if (!open || !from || !placed) return undefined;
    // Visible once positioned.
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

/** Below its control, if the positioning code fails to load. */
function hang(control: HTMLElement, list: HTMLElement): void {
  const { left, bottom, width } = control.getBoundingClientRect();
  Object.assign(list.style, { left: `${left}px`, top: `${bottom}px`, width: `${width}px`, visibility: '' });
}
