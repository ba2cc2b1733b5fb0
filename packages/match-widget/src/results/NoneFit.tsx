import type { Droppable, FoundCounts } from '@tele/core';
import { useMessages } from '@tele/ui';
import type { ReactNode } from 'react';
import { DropFilters } from '../filters/DropFilters.tsx';
import { filtersMessages } from '../filters/filters.messages.ts';
import type { NewOpenRequestButtonProps } from './NewOpenRequestButton.tsx';
import { NewOpenRequestNotice } from './NewOpenRequestNotice.tsx';
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
  const t = useMessages(filtersMessages);
  return (
    <div className="tele-none-fit">
      {alert}
      {counts && <DropFilters worded={ask.worded} {...{ counts, zone, onDrop, onClear }} />}
      <NewOpenRequestNotice title={t.orAsk} {...ask} />
    </div>
  );
};
