import { addDays, dayLabel, type DayKey } from '@tele/core';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Icon,
  useDirection,
  useLocale,
  useMessages,
  VisuallyHidden,
  readingKey,
} from '@tele/ui';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { daysMessages } from './days.messages.ts';
import type { DaySummary } from './day-summary.ts';
import './WeekStrip.css';

export interface WeekStripProps {
  /** Seven days from Monday. */
  days: readonly DaySummary[];
  selected: DayKey;
  today: DayKey;
  onSelect: (day: DayKey) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };
const places: Readonly<Record<string, number>> = { Home: 0, End: 6 };

export const WeekStrip = ({ days, selected, today, onSelect }: WeekStripProps) => {
  const t = useMessages(daysMessages);
  const locale = useLocale();
  const direction = useDirection();
  const strip = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    strip.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = readingKey(event.key, direction);
    const step = steps[key];
    const next = step ? addDays(selected, step) : days[places[key] ?? -1]?.day;
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    onSelect(next);
  };
  return (
    <div className="tele-week-strip">
      <button type="button" className="tele-week-strip__page" onClick={() => onSelect(addDays(selected, -7))}>
        <Icon icon={ChevronLeftIcon} label={t.previous} />
      </button>
      <div ref={strip} role="tablist" aria-label={t.day} className="tele-week-strip__days" onKeyDown={onKeyDown}>
        {days.map(({ day, hours, bookings, off }) => {
          const { weekday, day: date, monthLong } = dayLabel(day, locale);
          const isSelected = day === selected;
          return (
            <button
              key={day}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-current={day === today ? 'date' : undefined}
              tabIndex={isSelected ? 0 : -1}
              data-booked={bookings > 0 || undefined}
              className="tele-week-strip__day"
              onClick={() => onSelect(day)}
            >
              <span className="tele-week-strip__weekday">{weekday}</span>{' '}
              <b className="tele-week-strip__date">{date}</b>
              <VisuallyHidden>{` ${monthLong}, `}</VisuallyHidden>
              <span className="tele-week-strip__hours">
                {hours === 0 ? <span aria-hidden>–</span> : t.hours({ hours })}
              </span>
              <VisuallyHidden>
                {`${hours === 0 ? t.notAvailable : ` ${t.available}`}${off ? `, ${t.off}` : ''}${bookings > 0 ? `, ${t.booked({ count: bookings })}` : ''}`}
              </VisuallyHidden>
            </button>
          );
        })}
      </div>
      <button type="button" className="tele-week-strip__page" onClick={() => onSelect(addDays(selected, 7))}>
        <Icon icon={ChevronRightIcon} label={t.next} />
      </button>
    </div>
  );
};
