import { Notice, OfflineIcon } from '@tele/ui';
import type { ReactNode } from 'react';
import { useOnline } from './use-online.ts';

export interface OfflineNoticeProps {
  /** What it means for this screen. */
  children: ReactNode;
  className?: string;
}

/** Says on a screen what the lost connection means for it, while it is lost. */
export const OfflineNotice = ({ children, className }: OfflineNoticeProps) =>
  useOnline() ? null : (
    <Notice compact tone="caution" icon={OfflineIcon} role="status" className={className}>
      {children}
    </Notice>
  );
