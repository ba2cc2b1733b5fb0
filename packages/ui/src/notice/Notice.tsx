import type { ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { AlertIcon, CircleCheckIcon, InfoIcon, WarningIcon } from '../icon/icons.ts';
import './Notice.css';

export type NoticeTone = 'info' | 'positive' | 'caution' | 'critical' | 'neutral';

const TONE_ICON: Record<NoticeTone, IconSource> = {
  info: InfoIcon,
  positive: CircleCheckIcon,
  caution: WarningIcon,
  critical: AlertIcon,
  neutral: InfoIcon,
};

export interface NoticeProps {
  tone?: NoticeTone;
  /** Replaces the tone's icon. */
  icon?: IconSource;
  title?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** One line high, for a notice in a card or sheet. */
  compact?: boolean;
  /** `alert` for a new error, `status` for news. Default: silent. */
  role?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
}

export const Notice = ({ tone = 'info', icon, title, actions, compact, role, className, children }: NoticeProps) => (
  <div role={role} className={joinClass('tele-notice', className)} data-tone={tone} data-compact={compact || undefined}>
    <Icon icon={icon ?? TONE_ICON[tone]} className="tele-notice__icon" />
    <div className="tele-notice__content">
      {title && <p className="tele-notice__title">{title}</p>}
      {children && <div className="tele-notice__text">{children}</div>}
      {actions && <div className="tele-notice__actions">{actions}</div>}
    </div>
  </div>
);
