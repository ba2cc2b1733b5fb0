import { forwardRef, type HTMLAttributes } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import './Pill.css';

export type PillTone = 'neutral' | 'outline' | 'positive' | 'caution' | 'critical' | 'info' | 'highlight';

export interface PillProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: PillTone;
  /** Icon with the word's meaning: never rely on colour alone. */
  icon?: IconSource;
}

/** Status with a word and an icon. Not focusable. */
export const Pill = forwardRef<HTMLSpanElement, PillProps>(function Pill(
  { tone = 'neutral', icon, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={joinClass('tele-pill', className)} data-tone={tone}>
      {icon && <Icon icon={icon} className="tele-pill__icon" />}
      <span>{children}</span>
    </span>
  );
});
