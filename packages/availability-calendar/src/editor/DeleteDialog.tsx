import { dayKey, dayLabel, formatBareRange, formatDay, sydney, type DeleteScope, type Span } from '@tele/core';
import { useTele } from '@tele/kit';
import { ConfirmDialog } from '@tele/ui';
import { useId, useState } from 'react';
import './DeleteDialog.css';

export interface DeleteDialogProps {
  block: Span;
  zone: string;
  onDelete: (scope: DeleteScope) => void;
  onCancel: () => void;
}

/** Asks how much goes with a block (spec section 5 'Delete offers three scopes'). */
const DeleteDialog = ({ block, zone, onDelete, onCancel }: DeleteDialogProps) => {
  const { now } = useTele();
  const name = useId();
  const [scope, setScope] = useState<DeleteScope>('this');
  const { day, month } = dayLabel(dayKey(block.startISO, sydney));
  const scopes: readonly { value: DeleteScope; label: string; detail?: string }[] = [
    { value: 'this', label: 'This one only' },
    { value: 'future', label: 'This and future ones', detail: `Same time of day and length, from ${day} ${month}` },
    { value: 'all', label: 'All of this time and length' },
  ];
  return (
    <ConfirmDialog
      open
      title="Delete availability"
      confirmLabel="Delete"
      tone="danger"
      onConfirm={() => onDelete(scope)}
      onCancel={onCancel}
    >
      <p>
        {formatDay(block.startISO, zone, now())}, {formatBareRange(block.startISO, block.endISO, zone)}
      </p>
      <div role="radiogroup" aria-label="What to delete" className="tele-delete-dialog">
        {scopes.map(({ value, label, detail }) => (
          <label key={value} className="tele-delete-dialog__scope">
            <input type="radio" name={name} checked={scope === value} onChange={() => setScope(value)} />
            <span>
              {label}
              {detail && <small>{detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </ConfirmDialog>
  );
};

export default DeleteDialog;
