import { formatDay, formatRange, sydney, type Span } from '@tele/core';
import { useTele } from '@tele/kit';
import { Button } from '@tele/ui';
import { useRef, useState, type FormEvent } from 'react';
import { entryOf, planEntry, type Entry, type EntryPlan } from './entry.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { WallTimeFields } from './WallTimeFields.tsx';
import './EditorForm.css';

export interface EditorFormProps {
  mode: 'add' | 'edit';
  /** The time selected, or the block to edit. */
  span: Span;
  /** All blocks there are. */
  blocks: readonly Span[];
  zone: string;
  onSubmit: (plan: Extract<EntryPlan, { type: 'ready' }>) => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** Start, end and repeat of one block, and a sentence that says what will happen. */
export const EditorForm = ({ mode, span, blocks, zone, onSubmit, onDelete, onCancel }: EditorFormProps) => {
  const { now } = useTele();
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(() => entryOf(span, zone));
  const present = now();
  const plan = planEntry({ entry, original: span, mode, blocks, zone, now: present });
  const change = (part: Partial<Entry>): void => setEntry((held) => ({ ...held, ...part }));
  const errorAt = (field: string): string | null =>
    plan.type === 'refused' && plan.field === field ? plan.message : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (plan.type === 'ready') onSubmit(plan);
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const says =
    plan.type === 'refused'
      ? [plan.field === null && plan.message]
      : [
          plan.sentence && `${plan.sentence}.`,
          ...plan.notes,
          zone !== sydney &&
            `In Sydney: ${formatDay(plan.span.startISO, sydney, present)}, ${formatRange(plan.span.startISO, plan.span.endISO, sydney)}.`,
        ];
  return (
    <form ref={form} noValidate className="tele-editor" onSubmit={submit}>
      <div className="tele-editor__pair">
        <WallTimeFields
          label="Start"
          day={entry.startDay}
          time={entry.startTime}
          error={errorAt('start')}
          onChange={({ day, time }) =>
            change({
              ...(time !== undefined && { startTime: time }),
              // A block that ends on the day it starts goes on doing so.
              ...(day !== undefined && { startDay: day, ...(entry.endDay === entry.startDay && { endDay: day }) }),
            })
          }
        />
        <WallTimeFields
          label="End"
          day={entry.endDay}
          time={entry.endTime}
          error={errorAt('end')}
          onChange={({ day, time }) =>
            change({ ...(time !== undefined && { endTime: time }), ...(day !== undefined && { endDay: day }) })
          }
        />
      </div>
      {mode === 'add' && (
        <RepeatFields
          entry={entry}
          startISO={plan.type === 'ready' ? plan.span.startISO : ''}
          untilError={errorAt('until')}
          onChange={change}
        />
      )}
      <div role="status" className="tele-editor__says">
        {says.map((text) => text && <p key={text}>{text}</p>)}
      </div>
      <div className="tele-editor__actions">
        {mode === 'edit' && (
          <Button variant="danger" className="tele-editor__delete" onClick={onDelete}>
            Delete
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary">
          {mode === 'add' ? 'Add availability' : 'Save changes'}
        </Button>
      </div>
    </form>
  );
};
