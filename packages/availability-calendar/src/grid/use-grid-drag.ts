import { useAfter, useLatest } from '@tele/kit';
import type { DayKey, Span } from '@tele/core';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Drag } from './drag.ts';
import { rowCount } from './rows.ts';
import type { Cell } from './cursor.ts';

/** How long a finger rests before it draws rather than scrolls. */
const holdMs = 350;
/** A pointer that moves less than this has pressed, not dragged. */
const slackPx = 5;
/** The strip at the foot of a block that changes its end. */
const edgePx = 8;

interface GridDrag {
  canvas: RefObject<HTMLDivElement | null>;
  days: readonly DayKey[];
  /** The block an element of the canvas stands for. */
  blockOf: (element: HTMLElement) => Span | undefined;
  onDrop: (drag: Drag) => void;
}

interface Press {
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
    const at = cellAt(event.clientX, event.clientY);
    const { at: before } = dragging.current;
    if (at.day !== before.day || at.row !== before.row) follow({ ...dragging.current, at });
  };
  const onPointerUp = (): void => {
    const { current } = dragging;
    end();
    if (current) onDrop(current);
  };
  return {
    drag,
    cancel: end,
    /** Whether the click that follows a drag is to be ignored. */
    endsDrag: () => swallowClick.current,
    cellAt,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end },
  };
};

const dragOf = (from: Cell, block: Span | undefined, element: HTMLElement | null, y: number): Drag => {
  if (!block || !element) return { kind: 'select', from, at: from };
  const { bottom, height } = element.getBoundingClientRect();
  const onEdge = bottom - y <= Math.min(edgePx, height / 3) && element.dataset['openEnd'] === undefined;
  return { kind: onEdge ? 'resize' : 'move', block, from, at: from };
};

const capture = (element: HTMLElement, pointerId: number): void => {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer was lifted in between.
  }
};
