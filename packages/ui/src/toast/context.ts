import { createContext, useContext } from 'react';
import type { IconSource } from '../icon/Icon.tsx';

export interface ToastOptions {
  /** Duration in milliseconds, paused while hovered or focused. Default: 5000. */
  durationMs?: number;
  /** `positive` has a check, `critical` an alert. Show errors that need action next to their cause instead. */
  tone?: 'neutral' | 'positive' | 'critical';
  /** Replaces the tone's icon. */
  icon?: IconSource;
  /** One optional action, which must also be available elsewhere. */
  action?: { label: string; onSelect: () => void };
}

export interface ToastHandle {
  /** Shows a message. If it is already on screen, its time restarts. */
  show: (text: string, options?: ToastOptions) => void;
  /** Loads the code in advance, so the first toast appears immediately. */
  prepare: () => void;
  clear: () => void;
}

export const ToastContext = createContext<ToastHandle | null>(null);

/** Shows toasts. The handle never changes. Throws without a ToastProvider. */
export const useToast = (): ToastHandle => {
  const handle = useContext(ToastContext);
  if (!handle) {
    throw new Error('No ToastProvider above this component. Put <ToastProvider> inside <TeleRoot>.');
  }
  return handle;
};
