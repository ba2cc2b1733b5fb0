import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import './Tag.css';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: 'accent' | 'neutral';
  icon?: IconSource;
}

export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { tone = 'accent', icon, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={joinClass('tele-tag', className)} data-tone={tone}>
      {icon && <Icon icon={icon} className="tele-tag__icon" />}
      <span className="tele-tag__text">{children}</span>
    </span>
  );
});
