import { useLeft } from './use-left.ts';
import './TimeLeftBar.css';

export interface TimeLeftBarProps {
  /** Start and end, ISO instants in UTC. */
  startISO: string;
  untilISO: string;
}

/** Time left as a thin bar along an edge. Decorative: a TimeLeft says it in words. */
export const TimeLeftBar = ({ startISO, untilISO }: TimeLeftBarProps) => {
  const { seconds } = useLeft(untilISO);
  const whole = (Date.parse(untilISO) - Date.parse(startISO)) / 1_000;
  const share = whole > 0 ? Math.min(1, seconds / whole) : 0;
  return (
    <div className="tele-time-left-bar" aria-hidden="true">
      <i style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
};
