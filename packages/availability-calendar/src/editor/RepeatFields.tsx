import { dayKey, dayLabel, limits, repeats, sydney, type Repeat } from '@tele/core';
import { DateInput, Field, Select } from '@tele/ui';
import type { Entry } from './entry.ts';
import { Stepper } from './Stepper.tsx';
import './EditorForm.css';

export interface RepeatFieldsProps {
  entry: Entry;
  /** The start as an instant, whose Sydney weekday and date are repeated; '' while it cannot be read. */
  startISO: string;
  untilError: string | null;
  onChange: (change: Partial<Entry>) => void;
}

const nameOf = (repeat: Repeat, startISO: string): string => {
  if (repeat === 'none') return 'Does not repeat';
  if (repeat === 'daily') return 'Daily';
  if (startISO === '') return repeat === 'weekly' ? 'Weekly' : 'Monthly';
  const { weekdayLong, day } = dayLabel(dayKey(startISO, sydney));
  return repeat === 'weekly' ? `Weekly on ${weekdayLong}` : `Monthly on the same date (${day})`;
};

/** How often it happens: none, daily, weekly, monthly; how many times; until when (spec section 5). */
export const RepeatFields = ({ entry, startISO, untilError, onChange }: RepeatFieldsProps) => (
  <>
    <Field label="Repeat">
      <Select
        value={entry.repeat}
        onChange={(event) => onChange({ repeat: repeats.find((repeat) => repeat === event.target.value) ?? 'none' })}
      >
        {repeats.map((repeat) => (
          <option key={repeat} value={repeat}>
            {nameOf(repeat, startISO)}
          </option>
        ))}
      </Select>
    </Field>
    {entry.repeat !== 'none' && (
      <div className="tele-editor__pair">
        <Field label="Occurrences">
          <Stepper
            value={entry.occurrences}
            min={limits.minOccurrences}
            max={limits.maxOccurrences}
            fewerLabel="Fewer"
            moreLabel="More"
            onValueChange={(occurrences) => onChange({ occurrences })}
          />
        </Field>
        <Field label="Until" optional error={untilError}>
          <DateInput value={entry.until} onChange={(event) => onChange({ until: event.target.value })} />
        </Field>
      </div>
    )}
  </>
);
