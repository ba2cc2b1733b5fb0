import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import type { ControlSize } from '../button/Button.tsx';
import './IconButton.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconSource;
  /** The verb, read out. */
  label: string;
  size?: ControlSize;
  /** With an edge and a surface of its own. */
  bordered?: boolean;
  /** A CountBadge. */
  badge?: ReactNode;
}

/** A square button of one icon: 36 px, 44 px on touch. */
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
      {/* Text rather than aria-label, so that the badge's count is part of the name. */}
      <span className="tele-visually-hidden">{label}</span>
      {badge}
    </button>
  );
});
