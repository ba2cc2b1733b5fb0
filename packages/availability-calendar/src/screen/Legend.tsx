import { useMessages } from '@tele/ui';
import { memo } from 'react';
import { screenMessages } from './screen.messages.ts';
import './AvailabilityScreen.css';

export interface LegendProps {
  hint: string | null;
  away: boolean;
}

export const Legend = memo(function Legend({ hint, away }: LegendProps) {
  const t = useMessages(screenMessages);
  return (
    <div className="tele-availability__legend">
      <span data-key="open">{t.open}</span>
      <span data-key="booked">{t.booked}</span>
      <span data-key="repeats">{t.repeats}</span>
      {away && <span data-key="away">{t.away}</span>}
      {hint && <span className="tele-availability__hint">{hint}</span>}
    </div>
  );
});
