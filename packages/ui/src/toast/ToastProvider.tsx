import * as Radix from '@radix-ui/react-toast';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayContainer } from '../tele-root/context.ts';
import { Toast, type ToastItem } from './Toast.tsx';
import { ToastContext, type ToastHandle } from './context.ts';

export interface ToastProviderProps {
  children: ReactNode;
}

/** Owns the toasts of a root: bottom centre, above any bar, reached with F6. */
export const ToastProvider = ({ children }: ToastProviderProps) => {
  const container = useOverlayContainer();
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const count = useRef(0);
  const handle = useMemo<ToastHandle>(
    () => ({
      show: (text, options = {}) => {
        count.current += 1;
        const item = { id: count.current, text, options, open: true };
        setItems((shown) => [...shown.filter((other) => other.text !== text && other.open), item]);
      },
      clear: () => setItems((shown) => shown.map((item) => ({ ...item, open: false }))),
    }),
    [],
  );
  const close = (id: number): void =>
    setItems((shown) => shown.map((item) => (item.id === id ? { ...item, open: false } : item)));
  return (
    <ToastContext.Provider value={handle}>
      {children}
      {container &&
        createPortal(
          <Radix.Provider label="Notification" swipeDirection="down">
            {items.map((item) => (
              <Toast key={item.id} item={item} onClose={() => close(item.id)} />
            ))}
            <Radix.Viewport className="tele-toast__viewport" hotkey={['F6']} label="Notifications ({hotkey})" />
          </Radix.Provider>,
          container,
        )}
    </ToastContext.Provider>
  );
};
