import { useFormat, type Format } from '@tele/kit';
import { dayKey, groupByDay, type DayKey, type Slot } from '@tele/core';
import { useMessages } from '@tele/ui';
import { useId, useMemo } from 'react';
import { dayPages, pageOf } from './day-pages.ts';
import { DayStrip } from './DayStrip.tsx';
import { resultsMessages } from './results.messages.ts';
import { SlotGrid } from './SlotGrid.tsx';
import './SlotPicker.css';

export interface PickerPlace {
  day: DayKey | null;
  page: number | null;
}

export interface SlotPickerProps {
  slots: readonly Slot[];
  specialistName: string;
  pickedISO: string | null;
  full: boolean;
  zone: string;
  today: DayKey;
  columns: number;
  /** Held by the card, so it survives the picker unmounting off-screen. */
  place: PickerPlace;
  onPlaceChange: (place: PickerPlace) => void;
  onPick: (slotISO: string) => void;
}

function rangeOf(days: readonly DayKey[], format: Format): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [from, to] = [format.dayLabel(first), format.dayLabel(last)];
  return `${from.day}${from.month === to.month ? '' : ` ${from.month}`} – ${to.day} ${to.month}`;
}

/** Days and times of one specialist, one day at a time (performance.md 'Results page'). */
export const SlotPicker = (props: SlotPickerProps) => {
  const { slots, specialistName, pickedISO, full, zone, today, columns, place, onPlaceChange, onPick } = props;
  const t = useMessages(resultsMessages);
  const format = useFormat();
  const id = useId();
  const days = useMemo(() => groupByDay(slots, zone), [slots, zone]);
  const counts = useMemo(() => new Map(days.map((day) => [day.dayKey, day.slots.length])), [days]);
  const pages = useMemo(() => dayPages(today), [today]);
  const pickedDay = pickedISO === null ? null : dayKey(pickedISO, zone);
  const selected = [place.day, pickedDay].find((day) => day !== null && counts.has(day)) ?? days[0]?.dayKey ?? today;
  const page = place.page ?? pageOf(pages, selected);
  const shown = days.find((day) => day.dayKey === selected)?.slots ?? [];
  const range = rangeOf(pages[page] ?? [], format);
  const { weekdayLong, day: date, monthLong } = format.dayLabel(selected);
  return (
    <>
      <span className="tele-slot-picker__range">{range}</span>
      <DayStrip
        pages={pages}
        page={page}
        counts={counts}
        selected={selected}
        pickedDay={pickedDay}
        roomy={columns > 3}
        label={t.days({ name: specialistName, range })}
        tabId={(day) => `${id}${day}`}
        panelId={`${id}panel`}
        onSelect={(day) => onPlaceChange({ day, page: pageOf(pages, day) })}
        onPage={(next) => onPlaceChange({ ...place, page: next })}
      />
      <div
        id={`${id}panel`}
        role="tabpanel"
        className="tele-slot-picker__panel"
        aria-label={t.timesOn({ day: `${weekdayLong} ${date} ${monthLong}` })}
      >
        <SlotGrid
          key={selected}
          slots={shown}
          zone={zone}
          specialistName={specialistName}
          pickedISO={pickedISO}
          full={full}
          columns={columns}
          onPick={onPick}
        />
      </div>
    </>
  );
};
