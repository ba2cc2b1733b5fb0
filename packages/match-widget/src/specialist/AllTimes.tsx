import { addDays, groupByDay, type DayKey, type Slot } from '@tele/core';
import { useFormat } from '@tele/kit';
import { Button, Card, ChevronDownIcon, Pill, readingKey, useDirection, useMessages } from '@tele/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { resultsMessages } from '../results/results.messages.ts';
import { SlotButton } from '../results/SlotButton.tsx';
import { specialistMessages } from './specialist.messages.ts';
import './AllTimes.css';

export interface AllTimesProps {
  slots: readonly Slot[];
  name: string;
  zone: string;
  today: DayKey;
  pickedISO: string | null;
  full: boolean;
  onPick: (slotISO: string) => void;
}

const daysAtOnce = 7;
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** All free times by day, seven days at a time. Each day is one tab stop; arrows move inside it. */
export const AllTimes = ({ slots, name, zone, today, pickedISO, full, onPick }: AllTimesProps) => {
  const t = useMessages(specialistMessages);
  const words = useMessages(resultsMessages);
  const format = useFormat();
  const direction = useDirection();
  const list = useRef<HTMLUListElement>(null);
  const days = groupByDay(slots, zone);
  const first = days[0]?.dayKey ?? today;
  const [weeks, setWeeks] = useState(1);
  const until = addDays(first, daysAtOnce * weeks);
  const shown = days.filter(({ dayKey }) => dayKey < until);
  const rest = days.slice(shown.length);
  const more = rest.reduce((count, day) => count + day.slots.length, 0);
  const short = (key: DayKey): string => {
    const { weekday, day, month } = format.dayLabel(key);
    return `${weekday} ${day} ${month}`;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[readingKey(event.key, direction)];
    const all = [...event.currentTarget.querySelectorAll('button')];
    const at = all.findIndex((button) => button === event.target);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  };
  const showMore = (): void => {
    const next = rest[0]?.dayKey;
    if (next === undefined) return;
    // Extends to a week from the next day with times.
    let count = weeks + 1;
    while (addDays(first, daysAtOnce * count) <= next) count += 1;
    setWeeks(count);
    const parent = list.current;
    // The pressed button may disappear; focus moves to the first new time.
    parent?.ownerDocument.defaultView?.requestAnimationFrame(() => {
      parent.querySelector<HTMLButtonElement>(`[data-day="${next}"] button`)?.focus();
    });
  };
  return (
    <Card>
      <ul className="tele-all-times" ref={list}>
        {shown.map(({ dayKey, slots: times }) => {
          const { weekday, day, month } = format.dayLabel(dayKey);
          const stop = times.find(({ startISO }) => startISO === pickedISO) ?? times[0];
          return (
            <li key={dayKey} className="tele-all-times__day" data-day={dayKey}>
              <span className="tele-all-times__label">
                <b>{`${weekday} ${day}`}</b> <span>{month}</span>{' '}
                {dayKey === today && <Pill tone="highlight">{t.today}</Pill>}
              </span>
              <div
                role="toolbar"
                aria-label={t.dayOf({ day: short(dayKey) })}
                className="tele-all-times__slots"
                onKeyDown={onKeyDown}
              >
                {times.map(({ startISO }) => (
                  <SlotButton
                    key={startISO}
                    slotISO={startISO}
                    zone={zone}
                    label={words.slot({
                      time: format.timeWithZone(startISO, zone),
                      day: format.longDay(startISO, zone),
                      name,
                    })}
                    picked={startISO === pickedISO}
                    disabled={full}
                    tabStop={startISO === stop?.startISO}
                    onPick={onPick}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <div className="tele-all-times__foot">
          <Button iconEnd={ChevronDownIcon} onClick={showMore}>
            {t.next}
          </Button>
          <span>{t.more({ count: more, until: short(days.at(-1)?.dayKey ?? first) })}</span>
        </div>
      )}
    </Card>
  );
};
