import type { ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import './Banner.css';

export interface BannerProps {
  tone?: 'caution' | 'critical' | 'info';
  icon?: IconSource;
  /** A small button or a link, after the text. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A state of the whole application, full width above everything: offline, payments unconfigured. */
export const Banner = ({ tone = 'caution', icon, action, className, children }: BannerProps) => (
  <div role="status" className={joinClass('tele-banner', className)} data-tone={tone}>
    {icon && <Icon icon={icon} className="tele-banner__icon" />}
    <span>{children}</span>
    {action}
  </div>
);
