import { Notice, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { AskButton, type AskButtonProps } from './AskButton.tsx';
import type { SlotsState } from './ResultsList.tsx';
import { resultsMessages } from './results.messages.ts';
import { howThin } from './thin.ts';

export interface ThinResultsProps extends AskButtonProps {
  /** Of each specialist that was found. */
  slots: readonly SlotsState[];
  /** The way to be told when somebody is free, where nobody has a time. */
  alert: ReactNode;
  /** Filters are set: few is what was asked for. */
  narrowed: boolean;
}

/** Above results with little to choose from: the other ways to a time. */
export const ThinResults = ({ slots, alert, narrowed, ...ask }: ThinResultsProps) => {
  const t = useMessages(resultsMessages);
  const thin = howThin(slots);
  const isAsking = ask.askHref !== undefined || ask.onAsk !== undefined;
  if (thin === null || (thin === 'few' && narrowed)) return null;
  return (
    <>
      {isAsking && (
        <Notice
          tone="neutral"
          title={thin === 'few' ? t.thin({ ...ask.worded, count: slots.length }) : t.noTimes}
          actions={<AskButton {...ask} />}
        >
          {t.askHint}
        </Notice>
      )}
      {thin === 'no-times' && alert}
    </>
  );
};
