import type { Span } from '@tele/core';
import { showError, useTele } from '@tele/kit';
import { Button, useLocale, useMessages } from '@tele/ui';
import { useRef, useState, type FormEvent } from 'react';
import { faultMessages } from '../draft/draft.messages.ts';
import { editorMessages, planMessages } from './editor.messages.ts';
import { entryOf, planEntry, type Entry, type ReadyPlan } from './entry.ts';
import { planLines } from './plan-lines.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { WallTimeFields } from './WallTimeFields.tsx';
import './EditorForm.css';

export interface EditorFormProps {
  mode: 'add' | 'edit';
  span: Span;
  blocks: readonly Span[];
  zone: string;
  onSubmit: (plan: ReadyPlan) => void;
  onDelete: () => void;
  onCancel: () => void;
}

export const EditorForm = ({ mode, span, blocks, zone, onSubmit, onDelete, onCancel }: EditorFormProps) => {
  const { now } = useTele();
  const t = useMessages(editorMessages);
  const planWords = useMessages(planMessages);
  const locale = useLocale();
  const faults = useMessages(faultMessages);
  const form = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(() => entryOf(span, zone));
  const present = now();
  const plan = planEntry({ entry, original: span, mode, blocks, zone, now: present });
  const change = (part: Partial<Entry>): void => setEntry((held) => ({ ...held, ...part }));
  const errorAt = (field: string): string | null =>
    plan.type === 'refused' && plan.field === field ? faults[plan.fault] : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (plan.type === 'ready') onSubmit(plan);
    else if (form.current) showError(form.current, statusRef.current);
  };
  const refused = plan.type === 'refused' && plan.field === null ? [faults[plan.fault]] : [];
  const lines = plan.type === 'ready' ? planLines(plan, { zone, now: present, t: planWords, locale }) : refused;
  return (
    <form ref={form} noValidate className="tele-editor" onSubmit={submit}>
      <div className="tele-editor__pair">
        <WallTimeFields
          label={t.start}
          dateLabel={t.startDate}
          timeLabel={t.startTime}
          day={entry.startDay}
          time={entry.startTime}
          error={errorAt('start')}
          onChange={({ day, time }) =>
            change({
              ...(time !== undefined && { startTime: time }),
              // A block within one day stays within one day.
              ...(day !== undefined && { startDay: day, ...(entry.endDay === entry.startDay && { endDay: day }) }),
            })
          }
        />
        <WallTimeFields
          label={t.end}
          dateLabel={t.endDate}
          timeLabel={t.endTime}
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
      <div ref={statusRef} role="status" className="tele-editor__says">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="tele-editor__actions">
        {mode === 'edit' && (
          <Button variant="danger" className="tele-editor__delete" onClick={onDelete}>
            {t.delete}
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary">
          {mode === 'add' ? t.add : t.save}
        </Button>
      </div>
    </form>
  );
};
