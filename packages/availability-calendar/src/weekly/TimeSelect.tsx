import { formatTime, typedTime } from '@tele/core';
import { Select, useLocale, type SelectProps } from '@tele/ui';
import { useRef, type KeyboardEvent } from 'react';

export interface TimeSelectProps extends Pick<SelectProps, 'id' | 'aria-label'> {
  value: number;
  /** Minutes after midnight. */
  choices: readonly number[];
  onValueChange: (time: number) => void;
}

const typingMs = 1_500;

export const timeOf = (minutes: number): string => new Date(minutes * 60_000).toISOString();

/** Time of day from a list; typing '0930' chooses it too. */
export const TimeSelect = ({ value, choices, onValueChange, ...rest }: TimeSelectProps) => {
  const locale = useLocale();
  const typed = useRef({ digits: '', at: 0 });
  const type = (event: KeyboardEvent): void => {
    if (!/^[\d:.]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const { digits, at } = typed.current;
    const goesOn = event.timeStamp - at < typingMs && digits.length < 4;
    const next = (goesOn ? digits : '') + event.key.replace(/\D/, '');
    typed.current = { digits: next, at: event.timeStamp };
    const time = typedTime(next);
    if (time !== null && choices.includes(time)) onValueChange(time);
  };
  return (
    <Select {...rest} value={value} onKeyDown={type} onChange={(event) => onValueChange(Number(event.target.value))}>
      {choices.map((time) => (
        <option key={time} value={time}>
          {formatTime(timeOf(time), 'UTC', locale)}
        </option>
      ))}
    </Select>
  );
};
