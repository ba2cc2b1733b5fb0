import { useMessages } from '@tele/ui';
import { memo } from 'react';
import { screenMessages } from './screen.messages.ts';
import './AvailabilityScreen.css';

export interface LegendProps {
  /** How to go on from here. */
  hint: string | null;
}

/** What the colours mean. */
export const Legend = memo(function Legend({ hint }: LegendProps) {
  const t = useMessages(screenMessages);
  return (
    <div className="tele-availability__legend">
      <span data-key="open">{t.open}</span>
      <span data-key="booked">{t.booked}</span>
      <span data-key="repeats">{t.repeats}</span>
      {hint && <span className="tele-availability__hint">{hint}</span>}
    </div>
  );
});
