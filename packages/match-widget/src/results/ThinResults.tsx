import { Notice, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { NewOpenRequestButton, type NewOpenRequestButtonProps } from './NewOpenRequestButton.tsx';
import type { SlotsState } from './ResultsList.tsx';
import { resultsMessages } from './results.messages.ts';
import { howThin } from './thin.ts';

export interface ThinResultsProps extends NewOpenRequestButtonProps {
  slots: readonly SlotsState[];
  alert: ReactNode;
  narrowed: boolean;
}

export const ThinResults = ({ slots, alert, narrowed, ...ask }: ThinResultsProps) => {
  const t = useMessages(resultsMessages);
  const thin = howThin(slots);
  const isAsking = ask.newOpenRequestHref !== undefined || ask.onNewOpenRequest !== undefined;
  if (thin === null || (thin === 'few' && narrowed)) return null;
  return (
    <>
      {isAsking && (
        <Notice
          tone="neutral"
          title={thin === 'few' ? t.thin({ ...ask.worded, count: slots.length }) : t.noTimes}
          actions={<NewOpenRequestButton {...ask} />}
        >
          {t.askHint}
        </Notice>
      )}
      {thin === 'no-times' && alert}
    </>
  );
};
