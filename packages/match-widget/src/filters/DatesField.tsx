import { addDays, dayKey, isWithinReach, limits, type DayRange } from '@tele/core';
import { browserZone, DateInput, useNow } from '@tele/kit';
import { Field, useMessages } from '@tele/ui';
import { useState } from 'react';
import { filtersMessages } from './filters.messages.ts';
import './filters.css';

export interface DatesFieldProps {
  value: DayRange | null;
  /** Called with valid days; a single day is both first and last. */
  onChange: (next: DayRange) => void;
}

export const DatesField = ({ value, onChange }: DatesFieldProps) => {
  const t = useMessages(filtersMessages);
  const [from, setFrom] = useState(value?.from ?? '');
  const [to, setTo] = useState(value?.to ?? '');
  const today = dayKey(useNow().toISOString(), browserZone());
  const far = addDays(today, limits.slotDays);
  const change = (nextFrom: string, nextTo: string): void => {
    setFrom(nextFrom);
    setTo(nextTo);
    const first = nextFrom || nextTo;
    const last = nextTo || nextFrom;
    if (first !== '' && first <= last && isWithinReach({ from: first, to: last }, today))
      onChange({ from: first, to: last });
  };
  const error = from !== '' && to !== '' && from > to ? t.datesWrong : undefined;
  const isFar = (from || to) > far;
  const isPast = (to || from) !== '' && (to || from) < today;
  return (
    <div className="tele-filters__dates">
      <Field label={t.from} error={isFar ? t.datesFar : isPast ? t.datesPast : undefined}>
        <DateInput value={from} min={today} max={far} onValueChange={(next) => change(next, to)} />
      </Field>
      <Field label={t.to} error={error}>
        <DateInput value={to} min={from || today} max={far} onValueChange={(next) => change(from, next)} />
      </Field>
    </div>
  );
};
