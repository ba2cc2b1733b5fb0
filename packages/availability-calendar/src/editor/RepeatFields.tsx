import { dayKey, dayLabel, limits, repeats, sydney, type Repeat } from '@tele/core';
import { DateInput } from '@tele/kit';
import { Field, Select, useLocale, useMessages, type Spoken } from '@tele/ui';
import { editorMessages } from './editor.messages.ts';
import type { Entry } from './entry.ts';
import { Stepper } from './Stepper.tsx';
import './EditorForm.css';

export interface RepeatFieldsProps {
  entry: Entry;
  /** Start instant, whose Sydney weekday and date repeat; '' if invalid. */
  startISO: string;
  untilError: string | null;
  onChange: (change: Partial<Entry>) => void;
}

function nameOf(repeat: Repeat, startISO: string, t: Spoken<(typeof editorMessages)['table']>, locale: string): string {
  if (repeat === 'none') return t.once;
  if (repeat === 'daily') return t.daily;
  const start = startISO === '' ? null : dayLabel(dayKey(startISO, sydney), locale);
  return repeat === 'weekly'
    ? t.weekly({ weekday: start && start.weekdayLong })
    : t.monthly({ date: start && start.day });
}

/** Repeat: none, daily, weekly, monthly; count; until (spec section 5). */
export const RepeatFields = ({ entry, startISO, untilError, onChange }: RepeatFieldsProps) => {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  return (
    <>
      <Field label={t.repeat}>
        <Select
          value={entry.repeat}
          onChange={(event) => onChange({ repeat: repeats.find((repeat) => repeat === event.target.value) ?? 'none' })}
        >
          {repeats.map((repeat) => (
            <option key={repeat} value={repeat}>
              {nameOf(repeat, startISO, t, locale)}
            </option>
          ))}
        </Select>
      </Field>
      {entry.repeat !== 'none' && (
        <div className="tele-editor__pair">
          <Field label={t.occurrences}>
            <Stepper
              value={entry.occurrences}
              min={limits.minOccurrences}
              max={limits.maxOccurrences}
              fewerLabel={t.fewer}
              moreLabel={t.more}
              onValueChange={(occurrences) => onChange({ occurrences })}
            />
          </Field>
          <Field label={t.until} optional error={untilError}>
            <DateInput placeholder={t.noEnd} value={entry.until} onValueChange={(until) => onChange({ until })} />
          </Field>
        </div>
      )}
    </>
  );
};
