import { createContext, useContext } from 'react';
import type { IconSource } from '../icon/Icon.tsx';

export interface ToastOptions {
  /** How long it stays, in milliseconds; the clock stands still while hovered or focused. 5000 by default. */
  durationMs?: number;
  /** `positive` has a check, `critical` an alert. An error that needs action belongs beside its cause instead. */
  tone?: 'neutral' | 'positive' | 'critical';
  /** In place of the tone's icon. */
  icon?: IconSource;
  /** One thing to do about it; it must be possible elsewhere too. */
  action?: { label: string; onSelect: () => void };
}

export interface ToastHandle {
  /** Shows a text until its time is over. A text already on screen starts its time again. */
  show: (text: string, options?: ToastOptions) => void;
  /** Fetches what draws a toast, where one is near: the first is then there at once. */
  prepare: () => void;
  /** Takes every toast away. */
  clear: () => void;
}

export const ToastContext = createContext<ToastHandle | null>(null);

/** Shows toasts. The handle is the same for the provider's whole life. Throws without a ToastProvider. */
export const useToast = (): ToastHandle => {
  const handle = useContext(ToastContext);
  if (!handle) {
    throw new Error('No ToastProvider above this component. Put <ToastProvider> inside <TeleRoot>.');
  }
  return handle;
};
