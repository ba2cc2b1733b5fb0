import { useAfter, useLatest } from '@tele/kit';
import type { DayKey, Span } from '@tele/core';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { BlockEnd, Drag } from './drag.ts';
import { startEdgeScroll } from './edge-scroll.ts';
import { rowCount } from './rows.ts';
import type { Cell } from './cursor.ts';

/** How long a finger rests before it draws rather than scrolls. */
const holdMs = 350;
/** A pointer that moves less than this has pressed, not dragged. */
const slackPx = 5;
/** The strips at the head and the foot of a block that change its start and its end. */
const edgePx = 8;

interface GridDrag {
  canvas: RefObject<HTMLDivElement | null>;
  days: readonly DayKey[];
  /** The block an element of the canvas stands for. */
  blockOf: (element: HTMLElement) => Span | undefined;
  onDrop: (drag: Drag) => void;
}

interface Press {
  /** Where it began. */
  x: number;
  y: number;
  pointerId: number;
  drag: Drag;
}

/** Drawing, moving and resizing with a pointer: at once with a mouse or pen, after a rest with a finger. */
export const useGridDrag = ({ canvas, days, blockOf, onDrop }: GridDrag) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [held, setHeld] = useState(false);
  const press = useRef<Press | null>(null);
  const dragging = useRef<Drag | null>(null);
  const swallowClick = useRef(false);
  /** Where the pointer is; null until a drag has moved. */
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const latestDays = useLatest(days);

  const cellAt = (x: number, y: number): Cell => {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect();
    const shown = latestDays.current;
    const col = Math.min(shown.length - 1, Math.max(0, Math.floor(((x - box.left) / box.width) * shown.length)));
    const row = Math.min(rowCount - 1, Math.max(0, Math.floor(((y - box.top) / box.height) * rowCount)));
    return { day: shown[col] ?? '', row };
  };
  const follow = (next: Drag | null): void => {
    dragging.current = next;
    setDrag(next);
  };
  const begin = (): void => {
    const { current } = press;
    if (!current) return;
    swallowClick.current = true;
    // A pointer that is gone cannot be captured; its drag then ends with the next press.
    if (canvas.current?.isConnected) capture(canvas.current, current.pointerId);
    follow(current.drag);
  };
  const end = (): void => {
    press.current = null;
    pointer.current = null;
    setHeld(false);
    follow(null);
  };
  useAfter(held ? holdMs : null, begin);

  useEffect(() => {
    const element = canvas.current;
    const keepStill = (event: TouchEvent): void => {
      if (dragging.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, [canvas]);

  const followTo = useLatest((): void => {
    const { current: point } = pointer;
    if (!dragging.current || !point) return;
    const at = cellAt(point.x, point.y);
    const { at: before } = dragging.current;
    if (at.day !== before.day || at.row !== before.row) follow({ ...dragging.current, at });
  });
  const latestEnd = useLatest(end);
  const active = drag !== null;
  useEffect(() => {
    const element = canvas.current;
    if (!active || !element) return undefined;
    // The focus may be anywhere during a drag.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latestEnd.current();
    };
    element.ownerDocument.addEventListener('keydown', onKeyDown);
    const middle = element.ownerDocument.defaultView?.innerHeight ?? 0;
    const stop = startEdgeScroll(
      element,
      () => pointer.current?.y ?? middle / 2,
      () => followTo.current(),
    );
    return () => {
      element.ownerDocument.removeEventListener('keydown', onKeyDown);
      stop();
    };
  }, [active, canvas, followTo, latestEnd]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    swallowClick.current = false;
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof HTMLElement)) return;
    const { clientX: x, clientY: y, pointerId } = event;
    const from = cellAt(x, y);
    const element = event.target.closest<HTMLElement>('[data-block]');
    const block = element ? blockOf(element) : undefined;
    if (!block && event.target.closest('button')) return;
    press.current = { x, y, pointerId, drag: dragOf(from, block, element, y) };
    setHeld(event.pointerType === 'touch');
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { current } = press;
    if (!current || event.pointerId !== current.pointerId) return;
    if (!dragging.current) {
      if (Math.hypot(event.clientX - current.x, event.clientY - current.y) < slackPx) return;
      // A finger that moves before it has rested is scrolling.
      if (event.pointerType === 'touch') end();
      else begin();
      if (!dragging.current) return;
    }
    pointer.current = { x: event.clientX, y: event.clientY };
    followTo.current();
  };
  const onPointerUp = (): void => {
    const { current } = dragging;
    end();
    if (current) onDrop(current);
  };
  return {
    drag,
    /** Whether the click that follows a drag is to be ignored. */
    endsDrag: () => swallowClick.current,
    cellAt,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
  };
};

const dragOf = (from: Cell, block: Span | undefined, element: HTMLElement | null, y: number): Drag => {
  if (!block || !element) return { kind: 'select', from, at: from };
  const end = endAt(element, y);
  return end ? { kind: 'resize', block, end, from, at: from } : { kind: 'move', block, from, at: from };
};

/** The end of a block that a height in the window is on; an end that lies on another day is not there to be taken. */
const endAt = (element: HTMLElement, y: number): BlockEnd | null => {
  const { top, bottom, height } = element.getBoundingClientRect();
  const strip = Math.min(edgePx, height / 3);
  if (bottom - y <= strip && element.dataset['openEnd'] === undefined) return 'end';
  return y - top <= strip && element.dataset['openStart'] === undefined ? 'start' : null;
};

const capture = (element: HTMLElement, pointerId: number): void => {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer was lifted in between.
  }
};
