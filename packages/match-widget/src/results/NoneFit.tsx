import type { Droppable, FoundCounts } from '@tele/core';
import { Notice, useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { DropFilters } from '../filters/DropFilters.tsx';
import { filtersMessages } from '../filters/filters.messages.ts';
import { NewOpenRequestButton, type NewOpenRequestButtonProps } from './NewOpenRequestButton.tsx';
import { resultsMessages } from './results.messages.ts';
import './NoneFit.css';

export interface NoneFitProps extends NewOpenRequestButtonProps {
  counts: FoundCounts | undefined;
  zone: string;
  alert: ReactNode;
  onDrop: (filter: Droppable) => void;
  onClear: () => void;
}

/** Shown if filters match no one: alert, results without each filter, and open request. */
export const NoneFit = ({ counts, zone, alert, onDrop, onClear, ...ask }: NoneFitProps) => {
  const { worded } = ask;
  const t = useMessages(filtersMessages);
  const words = useMessages(resultsMessages);
  return (
    <div className="tele-none-fit">
      {alert}
      {counts && <DropFilters {...{ worded, counts, zone, onDrop, onClear }} />}
      {(ask.newOpenRequestHref !== undefined || ask.onNewOpenRequest !== undefined) && (
        <Notice tone="neutral" title={t.orAsk} actions={<NewOpenRequestButton {...ask} />}>
          {words.askHint}
        </Notice>
      )}
    </div>
  );
};
