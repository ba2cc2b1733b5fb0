import type { ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import './Banner.css';

export interface BannerProps {
  tone?: 'caution' | 'critical' | 'info';
  icon?: IconSource;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

export const Banner = ({ tone = 'caution', icon, action, className, children }: BannerProps) => (
  <div role="status" className={joinClass('tele-banner', className)} data-tone={tone}>
    {icon && <Icon icon={icon} className="tele-banner__icon" />}
    <span>{children}</span>
    {action}
  </div>
);
