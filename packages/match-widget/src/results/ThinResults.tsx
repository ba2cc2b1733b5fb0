import { Notice, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { NewOpenRequestButton, type NewOpenRequestButtonProps } from './NewOpenRequestButton.tsx';
import type { SlotsState } from './ResultsList.tsx';
import { resultsMessages } from './results.messages.ts';
import { howThin } from './thin.ts';

export interface ThinResultsProps extends NewOpenRequestButtonProps {
  /** Slots of each specialist found. */
  slots: readonly SlotsState[];
  /** Alert for new times, if no one has any. */
  alert: ReactNode;
  /** Filters are set, so few results are expected. */
  narrowed: boolean;
}

/** Above thin results: other ways to get a time. */
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
