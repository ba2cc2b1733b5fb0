import { Field, TextInput, useFieldControl, useMessages } from '@tele/ui';
import { useRef, useState } from 'react';
import { birthDateOf, birthDateParts, enterBirthDate, type BirthDateParts } from './birth-date.ts';
import { datesMessages } from './dates.messages.ts';
import './BirthDateInput.css';

export interface BirthDateInputProps {
  /** Calendar day 'YYYY-MM-DD', '' when empty, or entries that name no day (`birthDateOf`), for the form to refuse. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  /** Default: 'bday', the reader's own. 'off' for another person's. */
  autoComplete?: 'bday' | 'off';
}

const names = ['day', 'month', 'year'] as const;

/** Day, month and year of birth, in a `Field` with `group`. Typing on, or pasting a date, fills the next fields. */
export const BirthDateInput = ({ value, onValueChange, onBlur, autoComplete = 'bday' }: BirthDateInputProps) => {
  const t = useMessages(datesMessages);
  const { labelId, attributes } = useFieldControl({});
  const group = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<BirthDateParts | null>(null);
  const parts = draft !== null && birthDateOf(draft) === value ? draft : birthDateParts(value);
  const enter = (index: number, text: string): void => {
    const [next, at] = enterBirthDate(parts, index, text);
    setDraft(next);
    onValueChange(birthDateOf(next));
    if (at !== index) group.current?.querySelectorAll('input')[at]?.focus();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={attributes['aria-describedby']}
      className="tele-birth-date"
    >
      {names.map((name, index) => (
        <Field key={name} label={t[name]} required={attributes['aria-required'] === true}>
          <TextInput
            numeric
            inputMode="numeric"
            autoComplete={autoComplete === 'off' ? 'off' : `bday-${name}`}
            aria-invalid={attributes['aria-invalid']}
            value={parts[index]}
            onChange={({ target }) => enter(index, target.value)}
            onBlur={({ relatedTarget }) => {
              if (!group.current?.contains(relatedTarget)) onBlur?.();
            }}
          />
        </Field>
      ))}
    </div>
  );
};
