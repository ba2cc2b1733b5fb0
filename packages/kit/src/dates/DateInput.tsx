import { dayKey, formatDayYear, isDay, sydney, typedDate, type DayKey } from '@tele/core';
import {
  CalendarIcon,
  IconButton,
  TextInput,
  useFieldControl,
  useLocale,
  useMessages,
  type TextInputProps,
} from '@tele/ui';
import { useRef, useState } from 'react';
import { useNow } from '../provider/context.ts';
import { datesMessages } from './dates.messages.ts';

type OwnInput = Pick<TextInputProps, 'id' | 'name' | 'size' | 'placeholder' | 'aria-label' | 'onBlur'>;

export interface DateInputProps extends OwnInput {
  /** Calendar day 'YYYY-MM-DD', '' when empty, or typed text that names no day, for the form to refuse. */
  value: string;
  onValueChange: (value: string) => void;
  /** First day of the calendar. A typed date without a year is read as the first one from here. Default: today. */
  min?: DayKey;
  /** Last day of the calendar. */
  max?: DayKey;
}

/** Nothing, or a date that further typing cannot complete: its year has 4 digits. */
const isComplete = (text: string): boolean => /^$|^\d{4}-\d\d-\d\d$|\D\d{4}$/.test(text.trim());

/** Date, typed with the day first or picked from the browser's calendar. */
export const DateInput = ({ value, onValueChange, min, max, onBlur, ...rest }: DateInputProps) => {
  const t = useMessages(datesMessages);
  const locale = useLocale();
  const today = dayKey(useNow().toISOString(), sydney);
  const { labelId, attributes } = useFieldControl({});
  const input = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (text: string): void => {
    const next = typedDate(text, min && isDay(min) ? min : today) ?? text.trim();
    if (next !== value) onValueChange(next);
  };
  const openCalendar = (): void => {
    try {
      calendar.current?.showPicker();
    } catch {
      // Inside another site's frame, browsers refuse it.
      input.current?.focus();
    }
  };
  return (
    <TextInput
      ref={input}
      autoComplete="off"
      numeric
      {...rest}
      value={draft ?? (isDay(value) ? formatDayYear(value, 'UTC', locale) : value)}
      onChange={({ target }) => {
        setDraft(target.value);
        if (isComplete(target.value)) commit(target.value);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && draft !== null) commit(draft);
      }}
      onBlur={(event) => {
        if (draft !== null) commit(draft);
        setDraft(null);
        onBlur?.(event);
      }}
      action={
        <>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className="tele-visually-hidden"
            min={min}
            max={max}
            value={isDay(value) ? value : ''}
            onChange={({ target }) => onValueChange(target.value)}
          />
          <IconButton
            icon={CalendarIcon}
            label={t.choose}
            aria-describedby={labelId}
            disabled={attributes.disabled}
            onClick={openCalendar}
          />
        </>
      }
    />
  );
};
