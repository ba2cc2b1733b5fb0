import { dayLabel, type DayKey } from '@tele/core';
import { VisuallyHidden } from '@tele/ui';
import { memo } from 'react';
import './MonthGrid.css';

export interface MonthDayProps {
  day: DayKey;
  hours: number;
  bookings: number;
  /** It belongs to the month before or after. */
  outside: boolean;
  when: 'past' | 'today' | 'ahead';
  focusable: boolean;
}

/** One day of the month: '7.5 h open', '3 booked'. */
export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { day, hours, bookings, outside, when, focusable } = props;
  const { weekdayLong, day: date, monthLong } = dayLabel(day);
  return (
    <div
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      data-day={day}
      data-outside={outside || undefined}
      data-when={when}
      className="tele-month-grid__day"
    >
      <VisuallyHidden>{weekdayLong} </VisuallyHidden>
      <span className="tele-month-grid__date">{date}</span>
      <VisuallyHidden>
        {' '}
        {monthLong}
        {when === 'today' && ', today'}
        {hours === 0 && ', not available'}{' '}
      </VisuallyHidden>
      {hours > 0 && <span className="tele-month-grid__open">{hours} h open</span>}{' '}
      {bookings > 0 && (
        <span className="tele-month-grid__booked">
          {bookings} <em>booked</em>
        </span>
      )}
    </div>
  );
});
