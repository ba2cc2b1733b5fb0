import { limits, type DayKey } from '@tele/core';
import { DateInput } from '@tele/kit';
import { Field, TextInput } from '@tele/ui';
import { useId } from 'react';
import './EditorForm.css';

export interface WallTimeFieldsProps {
  label: string;
  dateLabel: string;
  timeLabel: string;
  day: DayKey;
  time: string;
  error: string | null;
  onChange: (change: { day?: DayKey; time?: string }) => void;
}

export const WallTimeFields = (props: WallTimeFieldsProps) => {
  const { label, day, time, error, onChange } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="tele-editor__moment">
      <span id={labelId} className="tele-field__label">
        {label}
      </span>
      <Field label={props.dateLabel} hideLabel required>
        <DateInput value={day} onValueChange={(next) => onChange({ day: next })} />
      </Field>
      <Field label={props.timeLabel} hideLabel error={error}>
        <TextInput
          type="time"
          numeric
          step={limits.timeInputStepSeconds}
          value={time}
          required
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </Field>
    </div>
  );
};
