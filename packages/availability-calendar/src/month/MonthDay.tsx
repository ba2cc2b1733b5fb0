import { dayLabel, type DayKey } from '@tele/core';
import { useLocale, useMessages, VisuallyHidden } from '@tele/ui';
import { memo } from 'react';
import { monthMessages } from './month.messages.ts';
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
  const t = useMessages(monthMessages);
  const { weekdayLong, day: date, monthLong } = dayLabel(day, useLocale());
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
        {when === 'today' && `, ${t.today}`}
        {hours === 0 && `, ${t.notAvailable}`}{' '}
      </VisuallyHidden>
      {hours > 0 && <span className="tele-month-grid__open">{t.open({ hours })}</span>}{' '}
      {bookings > 0 && (
        <span className="tele-month-grid__booked">
          {bookings} <em>{t.booked}</em>
        </span>
      )}
    </div>
  );
});
