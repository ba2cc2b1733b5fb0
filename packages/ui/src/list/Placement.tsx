import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react';
import { useLayoutEffect, useMemo, type RefObject } from 'react';

export interface PlacementProps {
  /** What the list hangs from. */
  control: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** The edge it shares with its control, in the direction of the text. */
  align: 'start' | 'end';
  /** As wide as its control; otherwise at least as wide. */
  sameWidth: boolean;
}

const middlewareOf = (sameWidth: boolean) => [
  offset(6),
  flip({ padding: 8 }),
  size({
    padding: 8,
    apply({ rects, availableHeight, availableWidth, elements: { floating } }) {
      floating.style.maxHeight = `${Math.max(120, Math.min(availableHeight, 380))}px`;
      floating.style.maxWidth = `${availableWidth}px`;
      floating.style[sameWidth ? 'width' : 'minWidth'] = `${rects.reference.width}px`;
    },
  }),
];

/** Keeps an open list under its control, or above where there is more room, never taller than the room there is. Draws nothing. */
export const Placement = ({ control, list, align, sameWidth }: PlacementProps) => {
  const middleware = useMemo(() => middlewareOf(sameWidth), [sameWidth]);
  const { refs, x, y, isPositioned } = useFloating({
    open: true,
    strategy: 'fixed',
    placement: `bottom-${align}`,
    middleware,
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    refs.setReference(control.current);
    refs.setFloating(list.current);
  }, [refs, control, list]);
  useLayoutEffect(() => {
    if (isPositioned && list.current)
      Object.assign(list.current.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px`, visibility: '' });
  }, [isPositioned, x, y, list]);
  return null;
};
