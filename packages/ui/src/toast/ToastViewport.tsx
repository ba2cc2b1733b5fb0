import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { activeElementOf } from '../focus/active-element.ts';
import { uiMessages } from '../messages/ui.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Toast, type ToastItem } from './Toast.tsx';
import { ToastVoice } from './ToastVoice.tsx';
import { useClearPlace } from './use-clear-place.ts';
import './Toast.css';

interface ToastViewportProps {
  items: readonly ToastItem[];
  container: HTMLElement;
  onClose: (id: number) => void;
  onGone: (id: number) => void;
}

/** True if pressed inside the root or without focus: elsewhere, the key is the host's or another widget's. */
function isForUs(event: globalThis.KeyboardEvent, container: HTMLElement): boolean {
  const path = event.composedPath();
  const { body } = container.ownerDocument;
  return path[0] === body || !path.includes(body) || path.includes(container.parentElement ?? container);
}

export const ToastViewport = ({ items, container, onClose, onGone }: ToastViewportProps) => {
  const t = useMessages(uiMessages);
  const list = useRef<HTMLOListElement>(null);
  useClearPlace(list, items, container);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const from = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    // The last toast removes the list: focus returns to where F6 was pressed.
    return () => {
      if (element?.contains(activeElementOf(element))) from.current?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const page = container.ownerDocument;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.code !== 'F6' || event.defaultPrevented || !isForUs(event, container)) return;
      event.preventDefault();
      const active = activeElementOf(container);
      if (active instanceof HTMLElement && !list.current?.contains(active)) from.current = active;
      list.current?.focus();
    };
    const onVisibility = (): void => setHidden(page.hidden);
    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('visibilitychange', onVisibility);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      page.removeEventListener('visibilitychange', onVisibility);
    };
  }, [container]);
  // The newest is at the bottom, and first in tab order.
  const newestFirst = [...items].reverse();
  const onEscape = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return;
    // Keeps a surrounding host dialog open.
    event.preventDefault();
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => event.target instanceof Node && row.contains(event.target));
    const item = newestFirst[Math.max(at, 0)];
    if (item) onClose(item.id);
  };
  return (
    <>
      {createPortal(
        <section aria-label={t.notifications} data-tele-over-dialogs="">
          <div
            role="presentation"
            onKeyDown={onEscape}
            onFocus={() => setFocused(true)}
            onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
            onPointerMove={() => setHovered(true)}
            onPointerLeave={() => setHovered(false)}
          >
            <ol ref={list} tabIndex={-1} className="tele-toast__viewport">
              {newestFirst.map((item) => (
                <Toast
                  key={item.id}
                  item={item}
                  held={hovered || focused || hidden}
                  onClose={() => onClose(item.id)}
                  onGone={() => onGone(item.id)}
                />
              ))}
            </ol>
          </div>
        </section>,
        container,
      )}
      {items.map((item) => createPortal(<ToastVoice item={item} />, container, String(item.id)))}
    </>
  );
};
