import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useOverlayContainer } from '../tele-root/context.ts';
import type { ToastItem } from './Toast.tsx';
import type { ToastViewport } from './ToastViewport.tsx';
import { ToastContext, type ToastHandle } from './context.ts';

export interface ToastProviderProps {
  children: ReactNode;
}

/** Toasts of a root: bottom centre, never over controls, reached with F6. */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const container = useOverlayContainer();
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [loaded, setLoaded] = useState<{ Viewport: typeof ToastViewport } | null>(null);
  const count = useRef(0);
  const handle = useMemo<ToastHandle>(() => {
    // Offline it cannot load: this toast is lost (toasts must not be essential), and the next one retries.
    const prepare = (): void =>
      void import('./ToastViewport.tsx').then(
        (module) => setLoaded((held) => held ?? { Viewport: module.ToastViewport }),
        () => setItems([]),
      );
    return {
      show: (text, options = {}) => {
        count.current += 1;
        const item = { id: count.current, text, options, open: true };
        setItems((shown) => [...shown.filter((other) => other.text !== text && other.open), item]);
        prepare();
      },
      prepare,
      clear: () => setItems((shown) => shown.map((item) => ({ ...item, open: false }))),
    };
  }, []);
  const close = (id: number): void =>
    setItems((shown) => shown.map((item) => (item.id === id ? { ...item, open: false } : item)));
  const forget = (id: number): void => setItems((shown) => shown.filter((item) => item.id !== id));
  return (
    <ToastContext.Provider value={handle}>
      {children}
      {container && loaded && items.length > 0 && (
        <loaded.Viewport items={items} container={container} onClose={close} onGone={forget} />
      )}
    </ToastContext.Provider>
  );
};
