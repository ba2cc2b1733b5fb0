import { dayKey, dayLabel, formatBareRange, formatDay, sydney, type DeleteScope, type Span } from '@tele/core';
import { useTele } from '@tele/kit';
import { ConfirmDialog, useLocale, useMessages } from '@tele/ui';
import { useId, useState } from 'react';
import { deleteMessages } from './delete.messages.ts';
import './DeleteDialog.css';

export interface DeleteDialogProps {
  block: Span;
  zone: string;
  onDelete: (scope: DeleteScope) => void;
  onCancel: () => void;
}

const DeleteDialog = ({ block, zone, onDelete, onCancel }: DeleteDialogProps) => {
  const { now } = useTele();
  const t = useMessages(deleteMessages);
  const locale = useLocale();
  const name = useId();
  const [scope, setScope] = useState<DeleteScope>('this');
  const { day, month } = dayLabel(dayKey(block.startISO, sydney), locale);
  const scopes: readonly { value: DeleteScope; label: string; detail?: string }[] = [
    { value: 'this', label: t.this },
    { value: 'future', label: t.future, detail: t.futureDetail({ day: `${day} ${month}` }) },
    { value: 'all', label: t.all },
  ];
  return (
    <ConfirmDialog
      open
      title={t.title}
      confirmLabel={t.confirm}
      tone="danger"
      onConfirm={() => onDelete(scope)}
      onCancel={onCancel}
    >
      <p>
        {`${formatDay(block.startISO, zone, now(), locale)}, ${formatBareRange(block.startISO, block.endISO, zone, locale)}`}
      </p>
      <div role="radiogroup" aria-label={t.what} className="tele-delete-dialog">
        {scopes.map(({ value, label, detail }) => (
          <label key={value} className="tele-delete-dialog__scope">
            <input type="radio" name={name} checked={scope === value} onChange={() => setScope(value)} />
            <span>
              <span>{label}</span>
              {detail && <small>{detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </ConfirmDialog>
  );
};

export default DeleteDialog;
