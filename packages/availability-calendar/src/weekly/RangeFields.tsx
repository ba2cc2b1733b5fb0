import { formatBareRange, weeklyTimes, type HourRange, type RangeFault } from '@tele/core';
import { Field, Icon, IconButton, MinusIcon, TrashIcon, useLocale, useMessages } from '@tele/ui';
import { useId } from 'react';
import { TimeSelect, timeOf } from './TimeSelect.tsx';
import { weeklyFaults, weeklyMessages } from './weekly.messages.ts';
import './WeeklyHours.css';

export interface RangeFieldsProps {
  day: string;
  index: number;
  range: HourRange;
  /** Hours after these. */
  next: HourRange | undefined;
  fault: RangeFault | null;
  onChange: (range: HourRange) => void;
  onRemove: () => void;
}

export const RangeFields = ({ day, index, range, next, fault, onChange, onRemove }: RangeFieldsProps) => {
  const t = useMessages(weeklyMessages);
  const faults = useMessages(weeklyFaults);
  const locale = useLocale();
  const id = useId();
  const { start, end } = range;
  const named = { day, number: index + 1 };
  const between = (from: number, to: number): string => formatBareRange(timeOf(from), timeOf(to), 'UTC', locale);
  return (
    <>
      <Field group hideLabel label={t.hours({ day, hours: between(start, end) })} error={fault && faults[fault]}>
        <div className="tele-weekly__range" data-range={index}>
          <TimeSelect
            id={`${id}start`}
            aria-label={t.start(named)}
            value={start}
            choices={weeklyTimes.slice(0, -1)}
            onValueChange={(time) => onChange({ start: time, end })}
          />
          <span aria-hidden="true">{t.to}</span>
          <TimeSelect
            id={`${id}end`}
            aria-label={t.end(named)}
            value={end}
            choices={weeklyTimes.slice(1)}
            onValueChange={(time) => onChange({ start, end: time })}
          />
          <IconButton icon={TrashIcon} label={t.remove({ day, hours: between(start, end) })} onClick={onRemove} />
        </div>
      </Field>
      {next && next.start > end && (
        <p className="tele-weekly__break">
          <Icon icon={MinusIcon} size="sm" />
          <span>{t.break({ hours: between(end, next.start) })}</span>
        </p>
      )}
    </>
  );
};
