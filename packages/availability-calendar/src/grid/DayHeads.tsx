import { dayLabel, type DayKey } from '@tele/core';
import { useLocale, useMessages } from '@tele/ui';
import { memo } from 'react';
import { gridMessages } from './grid.messages.ts';
import { longDay } from './grid-names.ts';
import './TimeGrid.css';

export interface DayHeadsProps {
  days: readonly DayKey[];
  today: DayKey;
  /** Visually hidden: the week strip above shows the days. */
  headless: boolean | undefined;
}

export const DayHeads = memo(function DayHeads({ days, today, headless }: DayHeadsProps) {
  const t = useMessages(gridMessages);
  const locale = useLocale();
  return (
    <div role="row" aria-rowindex={1} className={headless ? 'tele-visually-hidden' : 'tele-time-grid__heads'}>
      {days.map((day, index) => {
        const { weekday, day: date } = dayLabel(day, locale);
        return (
          <div
            key={index}
            role="columnheader"
            aria-colindex={index + 1}
            aria-label={day === today ? t.today({ day: longDay(day, locale) }) : longDay(day, locale)}
            data-today={day === today || undefined}
            className="tele-time-grid__head"
          >
            <span>{weekday}</span> <b>{date}</b>
          </div>
        );
      })}
    </div>
  );
});
