import {
  addRange,
  openRanges,
  removeRange,
  switchDay,
  type DayHours,
  type HourRange,
  type RangeFault,
} from '@tele/core';
import { Checkbox, IconButton, PlusIcon, useMessages } from '@tele/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { RangeFields } from './RangeFields.tsx';
import { weeklyMessages } from './weekly.messages.ts';
import './WeeklyHours.css';

export interface DayRowProps {
  name: string;
  hours: DayHours;
  faults: readonly (RangeFault | null)[];
  onChange: (hours: DayHours) => void;
  children: ReactNode;
}

export const DayRow = ({ name, hours, faults, onChange, children }: DayRowProps) => {
  const t = useMessages(weeklyMessages);
  const row = useRef<HTMLDivElement>(null);
  const nextFocus = useRef('');
  useEffect(() => {
    if (nextFocus.current) row.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = '';
  });
  const ranges = openRanges(hours);
  const added = addRange(hours);
  const set = (index: number, range: HourRange): void =>
    onChange({ on: true, ranges: ranges.map((held, at) => (at === index ? range : held)) });
  const add = (): void => {
    if (!added) return;
    const index = added.ranges.findIndex((range) => !ranges.includes(range));
    nextFocus.current = `[data-range="${index}"] select`;
    onChange(added);
  };
  return (
    <div ref={row} role="group" aria-label={name} className="tele-weekly__row" data-off={!hours.on || undefined}>
      <Checkbox
        role="switch"
        className="tele-weekly__switch"
        label={name}
        checked={hours.on}
        aria-checked={hours.on}
        onChange={({ target }) => onChange(switchDay(hours, target.checked))}
      />
      <div className="tele-weekly__ranges">
        {ranges.length === 0 && <p className="tele-weekly__off">{t.off}</p>}
        {ranges.map((range, index) => (
          <RangeFields
            key={index}
            day={name}
            index={index}
            range={range}
            next={ranges[index + 1]}
            fault={faults[index] ?? null}
            onChange={(next) => set(index, next)}
            onRemove={() => {
              nextFocus.current = '.tele-weekly__end button';
              onChange(removeRange(hours, index));
            }}
          />
        ))}
      </div>
      <div className="tele-weekly__end">
        <IconButton icon={PlusIcon} label={t.add({ day: name })} disabled={!added} onClick={add} />
        {hours.on && children}
      </div>
    </div>
  );
};
