import { Notice, OfflineIcon } from '@tele/ui';
import type { ReactNode } from 'react';
import { useOnline } from './use-online.ts';

export interface OfflineNoticeProps {
  children: ReactNode;
  className?: string;
}

export const OfflineNotice = ({ children, className }: OfflineNoticeProps) =>
  useOnline() ? null : (
    <Notice compact tone="caution" icon={OfflineIcon} role="status" className={className}>
      {children}
    </Notice>
  );
