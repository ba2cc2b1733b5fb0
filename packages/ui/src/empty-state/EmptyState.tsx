import type { ReactNode } from 'react';
import { joinClass } from '../class-name/join.ts';
import { Heading } from '../heading/Heading.tsx';
import { Icon, type IconSource } from '../icon/Icon.tsx';
import { Sprig } from '../sprig/Sprig.tsx';

export interface EmptyStateProps {
  /** One line: what is not there. */
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** What will appear here. */
  hint?: ReactNode;
  /** In place of the sprig. */
  icon?: IconSource;
  /** One button or ButtonLink. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet, and what will be. */
export const EmptyState = ({ title, level = 2, hint, icon, action, className }: EmptyStateProps) => (
  <div className={joinClass('tele-empty-state', className)}>
    {icon ? <Icon icon={icon} className="tele-empty-state__icon" /> : <Sprig className="tele-empty-state__art" />}
    <Heading level={level} look="card">
      {title}
    </Heading>
    {hint && <p className="tele-empty-state__hint">{hint}</p>}
    {action && <div className="tele-empty-state__action">{action}</div>}
  </div>
);
