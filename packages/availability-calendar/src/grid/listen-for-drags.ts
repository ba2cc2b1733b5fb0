import type { Span } from '@tele/core';
import { cellAt, type Columns } from './cell-at.ts';
import { dragSpan, type BlockEnd, type Drag } from './drag.ts';
import { startEdgeScroll } from './edge-scroll.ts';

/** Long press after which a touch draws rather than scrolls. */
const holdMs = 350;
/** Movement below this is a click, not a drag. */
const slackPx = 5;
/** Height of a block's resize handles; TimeGrid.css has the same. */
const edgePx = 8;

export interface DragShown {
  kind: Drag['kind'];
  span: Span;
}

export interface DragGrid extends Columns {
  zone: string;
  blockOf: (element: HTMLElement) => Span | undefined;
  onDrag: (drag: DragShown | null) => void;
  onDrop: (drag: Drag, span: Span) => void;
}

interface Press {
  x: number;
  y: number;
  pointerId: number;
  drag: Drag;
}

/** Pointer drags; touch needs a long press. `pressed`: an earlier pointerdown. Returns a stop function. */
export function listenForDrags(canvas: HTMLElement, grid: () => DragGrid, pressed: PointerEvent | null): () => void {
  const page = canvas.ownerDocument;
  const view = page.defaultView;
  if (!view) return () => undefined;
  let press: Press | null = null;
  let drag: Drag | null = null;
  /** Client position of the pointer; null until a drag has moved. */
  let pointer: { x: number; y: number } | null = null;
  let hold: number | undefined;
  let stopScroll = (): void => undefined;
  let swallowClick = false;

  const show = (next: Drag): void => {
    drag = next;
    grid().onDrag({ kind: next.kind, span: dragSpan(next, grid().zone) });
  };
  const follow = (): void => {
    if (!drag || !pointer) return;
    const at = cellAt(canvas, grid(), pointer.x, pointer.y);
    if (at.day !== drag.at.day || at.row !== drag.at.row) show({ ...drag, at });
  };
  const begin = (): void => {
    if (!press) return;
    swallowClick = true;
    capture(canvas, press.pointerId);
    // On the document: the focus may be anywhere during a drag.
    page.addEventListener('keydown', onKeyDown);
    stopScroll = startEdgeScroll(canvas, () => pointer?.y ?? view.innerHeight / 2, follow);
    show(press.drag);
  };
  const end = (): void => {
    view.clearTimeout(hold);
    page.removeEventListener('keydown', onKeyDown);
    stopScroll();
    if (drag) grid().onDrag(null);
    press = null;
    drag = null;
    pointer = null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') end();
  };
  const onPointerDown = (event: PointerEvent): void => {
    swallowClick = false;
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof HTMLElement)) return;
    const { clientX: x, clientY: y, pointerId } = event;
    const element = event.target.closest<HTMLElement>('[data-block]');
    const block = element ? grid().blockOf(element) : undefined;
    if (!block && event.target.closest('button, [role=dialog]')) return;
    press = { x, y, pointerId, drag: dragOf(cellAt(canvas, grid(), x, y), block, element, y) };
    if (event.pointerType === 'touch') hold = view.setTimeout(begin, holdMs);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!press || event.pointerId !== press.pointerId) return;
    // The button was released outside the window.
    if (event.pointerType === 'mouse' && event.buttons === 0) return end();
    if (!drag) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < slackPx) return;
      // A touch that moves before the long press scrolls.
      if (event.pointerType === 'touch') return end();
      begin();
    }
    pointer = { x: event.clientX, y: event.clientY };
    follow();
  };
  const onPointerUp = (): void => {
    const dropped = drag;
    end();
    if (dropped) grid().onDrop(dropped, dragSpan(dropped, grid().zone));
  };
  const preventScroll = (event: Event): void => {
    if (drag && event.cancelable) event.preventDefault();
  };
  // Swallows the click event that follows a drag.
  const onClick = (event: MouseEvent): void => {
    if (swallowClick) event.stopPropagation();
  };
  const listeners = new view.AbortController();
  const { signal } = listeners;
  canvas.addEventListener('pointerdown', onPointerDown, { signal });
  canvas.addEventListener('pointermove', onPointerMove, { signal });
  canvas.addEventListener('pointerup', onPointerUp, { signal });
  canvas.addEventListener('pointercancel', end, { signal });
  canvas.addEventListener('touchmove', preventScroll, { signal, passive: false });
  canvas.addEventListener('contextmenu', preventScroll, { signal });
  canvas.addEventListener('click', onClick, { signal, capture: true });
  if (pressed) onPointerDown(pressed);
  return () => {
    end();
    listeners.abort();
  };
}

function dragOf(from: Drag['from'], block: Span | undefined, element: HTMLElement | null, y: number): Drag {
  if (!block || !element) return { kind: 'select', from, at: from };
  const end = endAt(element, y);
  return end ? { kind: 'resize', block, end, from, at: from } : { kind: 'move', block, from, at: from };
}

/** Block end whose handle is at a client y; none for an end on another day. */
function endAt(element: HTMLElement, y: number): BlockEnd | null {
  const { top, bottom, height } = element.getBoundingClientRect();
  const strip = Math.min(edgePx, height / 3);
  if (bottom - y <= strip && element.dataset['openEnd'] === undefined) return 'end';
  return y - top <= strip && element.dataset['openStart'] === undefined ? 'start' : null;
}

function capture(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // Throws if the pointer is gone; the drag then ends with the next pointerdown.
  }
}
