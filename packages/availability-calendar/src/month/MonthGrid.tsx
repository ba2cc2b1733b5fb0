import { addDays, addMonths, dayLabel, mondayOf, type DayKey, type Span } from '@tele/core';
import { useDirection, useLocale, useMessages, readingKey } from '@tele/ui';
import { memo, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Away } from '../away/away.ts';
import type { Booking } from '../bookings/booking.ts';
import { summariseDays } from '../days/day-summary.ts';
import { spansOn, timed, type Timed } from '../grid/timed.ts';
import { MonthDay } from './MonthDay.tsx';
import { monthMessages } from './month.messages.ts';
import { monthDays } from './month-days.ts';
import './MonthGrid.css';

export interface MonthGridProps {
  date: DayKey;
  today: DayKey;
  zone: string;
  label: string;
  blocks: readonly Span[];
  bookings: readonly Timed<Booking>[];
  away: readonly Timed<Away>[];
  onDate: (day: DayKey) => void;
  onOpen: (day: DayKey) => void;
}

const daysBy: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const monthsBy: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

function moveDay(day: DayKey, key: string): DayKey | null {
  const monday = mondayOf(day);
  if (key === 'Home') return monday;
  if (key === 'End') return addDays(monday, 6);
  if (monthsBy[key]) return addMonths(day, monthsBy[key]);
  return daysBy[key] ? addDays(day, daysBy[key]) : null;
}

export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { date, today, zone, label, blocks, bookings, away, onDate, onOpen } = props;
  const t = useMessages(monthMessages);
  const locale = useLocale();
  const direction = useDirection();
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const month = date.slice(0, 7);
  const days = useMemo(() => monthDays(month), [month]);
  const summaries = useMemo(
    () => summariseDays({ days, blocks: timed(spansOn(blocks, days, zone)), bookings, away, zone }),
    [days, blocks, bookings, away, zone],
  );
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moveDay(date, readingKey(event.key, direction));
    if (next) {
      moved.current = true;
      onDate(next);
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(date);
    else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-day]') : null;
    if (cell?.dataset['day']) onOpen(cell.dataset['day']);
  };
  const weeks = Array.from({ length: summaries.length / 7 }, (_, week) => summaries.slice(week * 7, week * 7 + 7));
  return (
    <div ref={grid} role="grid" aria-label={label} className="tele-month-grid" onKeyDown={onKeyDown} onClick={onClick}>
      <div role="row" className="tele-month-grid__row">
        {weeks[0]?.map(({ day }) => {
          const { weekday, weekdayLong } = dayLabel(day, locale);
          return (
            <div key={weekday} role="columnheader" aria-label={weekdayLong} className="tele-month-grid__weekday">
              {weekday}
            </div>
          );
        })}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.day} role="row" className="tele-month-grid__row">
          {week.map((summary) => (
            <MonthDay
              key={summary.day}
              day={summary.day}
              hours={summary.hours}
              bookings={summary.bookings}
              off={summary.off}
              outside={!summary.day.startsWith(month)}
              when={summary.day === today ? 'today' : summary.day < today ? 'past' : 'ahead'}
              focusable={summary.day === date}
              t={t}
              locale={locale}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
