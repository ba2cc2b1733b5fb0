import type { QueuedApplication } from '@tele/core';
import { StatusPill } from '@tele/kit';
import { CircleXIcon, Pill, ReloadIcon, useMessages } from '@tele/ui';
import { applicationMessages } from './application.messages.ts';

export interface StatePillProps {
  application: Pick<QueuedApplication, 'status' | 'sentAgain'>;
  className?: string;
}

export const StatePill = ({ application: { status, sentAgain }, className }: StatePillProps) => {
  const t = useMessages(applicationMessages);
  if (status === 'REJECTED') {
    return (
      <Pill tone="neutral" icon={CircleXIcon} className={className}>
        {t.rejected}
      </Pill>
    );
  }
  if (status === 'PENDING' && sentAgain) {
    return (
      <Pill tone="info" icon={ReloadIcon} className={className}>
        {t.sentAgain}
      </Pill>
    );
  }
  return <StatusPill kind="provider" status={status} className={className} />;
};
