import * as Radix from '@radix-ui/react-toast';
import { Toast, type ToastItem } from './Toast.tsx';

interface ToastViewportProps {
  items: readonly ToastItem[];
  onClose: (id: number) => void;
  /** Its way out has ended: it may be forgotten. */
  onGone: (id: number) => void;
}

/** Where toasts stand; loaded with the first one, and a landmark only while there is one. */
export const ToastViewport = ({ items, onClose, onGone }: ToastViewportProps) => (
  <Radix.Provider label="Notification" swipeDirection="down">
    {items.map((item) => (
      <Toast key={item.id} item={item} onClose={() => onClose(item.id)} onGone={() => onGone(item.id)} />
    ))}
    <Radix.Viewport className="tele-toast__viewport" hotkey={['F6']} label="Notifications ({hotkey})" />
  </Radix.Provider>
);
