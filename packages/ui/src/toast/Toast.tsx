import * as Radix from '@radix-ui/react-toast';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { AlertIcon, CheckIcon } from '../icon/icons.ts';
import type { ToastOptions } from './context.ts';

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
  onClose: () => void;
  onGone: () => void;
}

/** One toast. Radix reads it out as a status and holds its clock while hovered or focused. */
export const Toast = ({ item, onClose, onGone }: ToastProps) => {
  const { durationMs = 4500, tone = 'neutral', icon = TONE_ICON[tone], action } = item.options;
  return (
    <Radix.Root
      type="background"
      className="tele-toast"
      data-tone={tone}
      duration={durationMs}
      open={item.open}
      onOpenChange={(open) => !open && onClose()}
      onAnimationEnd={() => !item.open && onGone()}
    >
      {icon && <Icon icon={icon} className="tele-toast__icon" />}
      <Radix.Description className="tele-toast__text">{item.text}</Radix.Description>
      {action && (
        <Radix.Action altText={action.label} className="tele-toast__action" onClick={action.onSelect}>
          {action.label}
        </Radix.Action>
      )}
    </Radix.Root>
  );
};
