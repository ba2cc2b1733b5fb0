import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import type { ControlSize } from '../button/Button.tsx';
import './IconButton.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconSource;
  /** Verb, read out. */
  label: string;
  size?: ControlSize;
  /** With a border and a background. */
  bordered?: boolean;
  /** A CountBadge. */
  badge?: ReactNode;
}

/** Square icon button: 36 px, 44 px on touch. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, size = 'md', bordered = false, badge, type = 'button', className, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={joinClass('tele-icon-button', className)}
      data-size={size}
      data-bordered={bordered || undefined}
    >
      <Icon icon={icon} />
      {/* Text, not aria-label, so the name includes the badge's count. */}
      <span className="tele-visually-hidden">{label}</span>
      {badge}
    </button>
  );
});
