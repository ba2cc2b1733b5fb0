import { memo } from 'react';
import './AvailabilityScreen.css';

export interface LegendProps {
  /** How to go on from here. */
  hint: string | null;
}

/** What the colours mean. */
export const Legend = memo(function Legend({ hint }: LegendProps) {
  return (
    <div className="tele-availability__legend">
      <span data-key="open">Available</span>
      <span data-key="booked">Booked, read only</span>
      <span data-key="repeats">Repeats</span>
      {hint && <span className="tele-availability__hint">{hint}</span>}
    </div>
  );
});
