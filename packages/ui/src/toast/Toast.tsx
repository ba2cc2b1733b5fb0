import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { AlertIcon, CheckIcon } from '../icon/icons.ts';
import type { ToastOptions } from './context.ts';
import { useCountdown } from './use-countdown.ts';
import './Toast.css';

export interface ToastItem {
  id: number;
  text: string;
  options: ToastOptions;
  open: boolean;
}

const TONE_ICON: Record<NonNullable<ToastOptions['tone']>, IconSource | undefined> = {
  neutral: undefined,
  positive: CheckIcon,
  critical: AlertIcon,
};

interface ToastProps {
  item: ToastItem;
  held: boolean;
  onClose: () => void;
  onGone: () => void;
}

export const Toast = ({ item, held, onClose, onGone }: ToastProps) => {
  const { durationMs = 5_000, tone = 'neutral', icon = TONE_ICON[tone], action } = item.options;
  const row = useRef<HTMLLIElement>(null);
  useCountdown({ durationMs, held, running: item.open, onOver: onClose });
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    const element = row.current;
    if (item.open || !element) return;
    // Focus stays nearby when the focused toast closes.
    if (element.matches(':focus-within')) element.parentElement?.focus();
    const way = element.ownerDocument.defaultView?.getComputedStyle(element).animationName;
    if (!way || way === 'none') gone.current();
  }, [item.open]);
  return (
    <li
      ref={row}
      className="tele-toast"
      data-tone={tone}
      data-state={item.open ? 'open' : 'closed'}
      onAnimationEnd={() => !item.open && onGone()}
    >
      {icon && <Icon icon={icon} className="tele-toast__icon" />}
      <div className="tele-toast__text">{item.text}</div>
      {action && (
        <button
          type="button"
          className="tele-toast__action"
          onClick={() => {
            action.onSelect();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
    </li>
  );
};
