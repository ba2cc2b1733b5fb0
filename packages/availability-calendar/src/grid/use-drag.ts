import { useLatest } from '@tele/kit';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { DragGrid, DragShown, listenForDrags } from './listen-for-drags.ts';

/** What is being dragged over a canvas; nothing until the code that listens has come. */
export const useDrag = (
  canvas: RefObject<HTMLElement | null>,
  listen: typeof listenForDrags | null,
  grid: Omit<DragGrid, 'onDrag'>,
): DragShown | null => {
  const [drag, setDrag] = useState<DragShown | null>(null);
  const latest = useLatest({ ...grid, onDrag: setDrag });
  // In the commit that says so on the canvas.
  useLayoutEffect(() => {
    const { current: element } = canvas;
    return element && listen ? listen(element, () => latest.current) : undefined;
  }, [canvas, listen, latest]);
  return drag;
};
