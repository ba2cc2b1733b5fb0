import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react';
import { useLayoutEffect, useMemo, type RefObject } from 'react';

export interface PlacementProps {
  control: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Edge shared with its control, in text direction. */
  align: 'start' | 'end';
  /** Exactly as wide as its control; otherwise at least as wide. */
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

/** Keeps an open list under its control, or above if there is more room, within that room. Renders nothing. */
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
