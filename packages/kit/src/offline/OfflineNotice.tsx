import { Notice, OfflineIcon } from '@tele/ui';
import type { ReactNode } from 'react';
import { useOnline } from './use-online.ts';

export interface OfflineNoticeProps {
  /** Effect of being offline on this screen. */
  children: ReactNode;
  className?: string;
}

/** Notice on a screen while the browser is offline. */
export const OfflineNotice = ({ children, className }: OfflineNoticeProps) =>
  useOnline() ? null : (
    <Notice compact tone="caution" icon={OfflineIcon} role="status" className={className}>
      {children}
    </Notice>
  );
