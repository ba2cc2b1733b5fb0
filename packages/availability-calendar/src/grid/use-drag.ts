import { useLatest } from '@tele/kit';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { DragGrid, DragShown, listenForDrags } from './listen-for-drags.ts';

export const useDrag = (
  canvas: RefObject<HTMLElement | null>,
  listen: typeof listenForDrags | null,
  grid: Omit<DragGrid, 'onDrag'>,
): DragShown | null => {
  const [drag, setDrag] = useState<DragShown | null>(null);
  const latest = useLatest({ ...grid, onDrag: setDrag });
  const pressed = useRef<PointerEvent | null>(null);
  // In the same commit as `data-draws`.
  useLayoutEffect(() => {
    const { current: element } = canvas;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return undefined;
    if (listen) return listen(element, () => latest.current, pressed.current);
    // The first touch triggers the load, before the listeners exist: kept and replayed.
    const controller = new view.AbortController();
    const remember = (event: PointerEvent): void => {
      pressed.current = event.type === 'pointerdown' ? event : null;
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      element.addEventListener(type, remember, { signal: controller.signal });
    }
    return () => controller.abort();
  }, [canvas, listen, latest]);
  return drag;
};
