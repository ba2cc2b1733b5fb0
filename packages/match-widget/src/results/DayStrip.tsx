import { useFormat } from '@tele/kit';
import { type DayKey } from '@tele/core';
import { ChevronLeftIcon, ChevronRightIcon, Icon, useMessages, readingKey, useDirection } from '@tele/ui';
import { useRef, type KeyboardEvent } from 'react';
import { dayAfterKey } from './day-pages.ts';
import { resultsMessages } from './results.messages.ts';
import './DayStrip.css';

export interface DayStripProps {
  pages: readonly (readonly DayKey[])[];
  page: number;
  counts: ReadonlyMap<DayKey, number>;
  selected: DayKey;
  pickedDay: DayKey | null;
  /** Shows 'n times' instead of 'n'. */
  roomy: boolean;
  label: string;
  tabId: (day: DayKey) => string;
  panelId: string;
  onSelect: (day: DayKey) => void;
  onPage: (page: number) => void;
}

/** Seven days with counts, and paging. A tablist: arrows move among days that have times. */
export const DayStrip = (props: DayStripProps) => {
  const { pages, page, counts, selected, pickedDay, roomy, label, tabId, panelId, onSelect, onPage } = props;
  const t = useMessages(resultsMessages);
  const format = useFormat();
  const strip = useRef<HTMLDivElement>(null);
  const days = pages[page] ?? [];
  const open = [...counts.keys()].toSorted();
  const stop = days.includes(selected) ? selected : days.find((day) => counts.has(day));
  const direction = useDirection();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const from = stop ?? selected;
    const next = dayAfterKey(readingKey(event.key, direction), from, open);
    if (next === null) return;
    event.preventDefault();
    onSelect(next);
    const list = strip.current;
    list?.ownerDocument.defaultView?.requestAnimationFrame(() => {
      list.querySelector<HTMLButtonElement>('[aria-selected="true"]')?.focus();
    });
  };
  return (
    <div className="tele-day-strip">
      <button
        type="button"
        className="tele-day-strip__pager"
        aria-label={t.previousDays}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <Icon icon={ChevronLeftIcon} size="sm" />
      </button>
      <div ref={strip} role="tablist" aria-label={label} className="tele-day-strip__days" onKeyDown={onKeyDown}>
        {days.map((day) => {
          const { weekday, day: date, monthLong } = format.dayLabel(day);
          const count = counts.get(day) ?? 0;
          const times = t.dayTimes({ count });
          return (
            <button
              key={day}
              type="button"
              role="tab"
              id={tabId(day)}
              className="tele-day-strip__day"
              // Starts with the visible text, for voice control.
              aria-label={`${weekday} ${date}, ${times}, ${monthLong}`}
              aria-selected={day === selected}
              aria-controls={day === selected ? panelId : undefined}
              aria-disabled={count === 0 || undefined}
              data-picked={day === pickedDay || undefined}
              tabIndex={day === stop ? 0 : -1}
              onClick={() => count > 0 && onSelect(day)}
            >
              <span>{weekday}</span> <span className="tele-day-strip__date">{date}</span>{' '}
              <span className="tele-day-strip__count">{count === 0 ? '–' : roomy ? times : count}</span>
            </button>
          );
        })}
      </div>
      <button
        type="button"
        className="tele-day-strip__pager"
        aria-label={t.nextDays}
        disabled={page >= pages.length - 1}
        onClick={() => onPage(page + 1)}
      >
        <Icon icon={ChevronRightIcon} size="sm" />
      </button>
    </div>
  );
};
