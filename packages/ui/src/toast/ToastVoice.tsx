import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { ToastItem } from './Toast.tsx';

/** Milliseconds: long enough to be announced, then removed so screen readers don't meet it twice. */
const saidMs = 1_000;

/** Reads a toast out. Outside dialogs, which silence content behind; empty at first: readers announce changes. */
export const ToastVoice = ({ item }: { item: ToastItem }) => {
  const region = useRef<HTMLSpanElement>(null);
  const text = [item.text, item.options.action?.label].filter(Boolean).join(' ');
  useEffect(() => {
    const element = region.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return undefined;
    let frame = view.requestAnimationFrame(() => {
      frame = view.requestAnimationFrame(() => {
        element.textContent = text;
      });
    });
    const timer = view.setTimeout(() => element.replaceChildren(), saidMs);
    return () => {
      view.cancelAnimationFrame(frame);
      view.clearTimeout(timer);
    };
  }, [text]);
  return (
    <VisuallyHidden data-tele-over-dialogs="">
      <span ref={region} role="status" />
    </VisuallyHidden>
  );
};
