import { useLatest } from '@tele/kit';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DragGrid, DragShown, listenForDrags } from './listen-for-drags.ts';

/** What is being dragged over a canvas; nothing until the code that listens has come. */
export const useDrag = (
  canvas: RefObject<HTMLElement | null>,
  listen: typeof listenForDrags | null,
  grid: Omit<DragGrid, 'onDrag'>,
): DragShown | null => {
  const [drag, setDrag] = useState<DragShown | null>(null);
  const latest = useLatest({ ...grid, onDrag: setDrag });
  const pressed = useRef<PointerEvent | null>(null);
  // In the commit that says so on the canvas.
  useLayoutEffect(() => {
    const { current: element } = canvas;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return undefined;
    if (listen) return listen(element, () => latest.current, pressed.current);
    // The first finger on the grid has the code fetched, and is down before it comes.
    const heard = new view.AbortController();
    const remember = (event: PointerEvent): void => {
      pressed.current = event.type === 'pointerdown' ? event : null;
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      element.addEventListener(type, remember, { signal: heard.signal });
    }
    return () => heard.abort();
  }, [canvas, listen, latest]);
  return drag;
};
