import { useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import type { NewOpenRequestButtonProps } from './NewOpenRequestButton.tsx';
import { NewOpenRequestNotice } from './NewOpenRequestNotice.tsx';
import { resultsMessages } from './results.messages.ts';
import type { Thin } from './thin.ts';

export interface ThinResultsProps extends NewOpenRequestButtonProps {
  thin: Thin;
  count: number;
  alert: ReactNode;
  narrowed: boolean;
}

export const ThinResults = ({ thin, count, alert, narrowed, ...ask }: ThinResultsProps) => {
  const t = useMessages(resultsMessages);
  if (thin === 'few')
    return narrowed ? null : <NewOpenRequestNotice title={t.thin({ ...ask.worded, count })} {...ask} />;
  return (
    <>
      <NewOpenRequestNotice title={t.noTimes} {...ask} />
      {alert}
    </>
  );
};
