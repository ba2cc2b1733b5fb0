import { Notice, useMessages } from '@tele/ui';
import { AskButton, type AskButtonProps } from './AskButton.tsx';
import type { SlotsState } from './ResultsList.tsx';
import { resultsMessages } from './results.messages.ts';
import { howThin } from './thin.ts';

export interface ThinResultsProps extends AskButtonProps {
  /** Of each specialist that was found. */
  slots: readonly SlotsState[];
}

/** Above results with little to choose from: the other way to a time. */
export const ThinResults = ({ slots, ...ask }: ThinResultsProps) => {
  const t = useMessages(resultsMessages);
  const thin = howThin(slots);
  if (thin === null || (ask.askHref === undefined && ask.onAsk === undefined)) return null;
  return (
    <Notice
      tone="neutral"
      title={thin === 'few' ? t.thin({ ...ask.worded, count: slots.length }) : t.noTimes}
      actions={<AskButton {...ask} />}
    >
      {t.askHint}
    </Notice>
  );
};
