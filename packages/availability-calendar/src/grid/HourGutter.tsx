import { limits } from '@tele/core';
import { useLocale } from '@tele/ui';
import { memo, type CSSProperties } from 'react';
import { hourLabel } from './hour-label.ts';
import './TimeGrid.css';

const hours = Array.from(
  { length: limits.calendarLastHour - limits.calendarFirstHour },
  (_, index) => limits.calendarFirstHour + index,
);

/** Visual only: every cell has its own time in its name. */
export const HourGutter = memo(function HourGutter() {
  const locale = useLocale();
  return (
    <div aria-hidden="true" className="tele-time-grid__gutter">
      {hours.map((hour, index) => (
        <span key={hour} style={{ '--tele-grid-top': 2 * index } as CSSProperties}>
          {hourLabel(hour, locale)}
        </span>
      ))}
    </div>
  );
});
