import { dayLabel, type DayKey } from '@tele/core';
import { VisuallyHidden, type Spoken } from '@tele/ui';
import { memo } from 'react';
import { longDay } from '../grid/grid-names.ts';
import type { monthMessages } from './month.messages.ts';
import './MonthGrid.css';

export interface MonthDayProps {
  day: DayKey;
  hours: number;
  bookings: number;
  off: boolean;
  outside: boolean;
  when: 'past' | 'today' | 'ahead';
  focusable: boolean;
  t: Spoken<(typeof monthMessages)['table']>;
  locale: string;
}

/** Day of the month: '7.5 h open', 'Time off', '3 booked'. Minimal markup: 42 render at once. */
export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { day, hours, bookings, off, outside, when, focusable, t, locale } = props;
  return (
    <div
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      data-day={day}
      data-outside={outside || undefined}
      data-when={when}
      className="tele-month-grid__day"
    >
      <VisuallyHidden>{`${t.day({ day: longDay(day, locale), today: when === 'today', open: hours > 0 })} `}</VisuallyHidden>
      <span aria-hidden="true" className="tele-month-grid__date">
        {dayLabel(day, locale).day}
      </span>
      {hours > 0 && <span className="tele-month-grid__open">{t.open({ hours })}</span>}{' '}
      {off && <span className="tele-month-grid__off">{t.off}</span>}{' '}
      {bookings > 0 && (
        <span className="tele-month-grid__booked">
          <span>{bookings}</span> <em>{t.booked}</em>
        </span>
      )}
    </div>
  );
});
