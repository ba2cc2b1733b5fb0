import { declineRepliesOf, type IncomingSelection } from '@tele/core';
import { TeleError } from '@tele/client';
import { errorText, replyMessages, useChange } from '@tele/kit';
import { ConfirmDialog, Field, Select, useMessages } from '@tele/ui';
import { useState } from 'react';
import { respondMessages } from './respond.messages.ts';

export interface DeclineDialogProps {
  selection: IncomingSelection;
  open: boolean;
  onKeep: () => void;
  onDeclined: () => void;
  /** Another specialist was faster: nothing is left to decline. */
  onFilled: () => void;
}

const isDecided = (error: unknown): boolean =>
  error instanceof TeleError && (error.code === 'ALREADY_BOOKED' || error.code === 'ALREADY_DECIDED');

export const DeclineDialog = ({ selection, open, onKeep, onDeclined, onFilled }: DeclineDialogProps) => {
  const t = useMessages(respondMessages);
  const decline = useChange('declineSelection', { onDone: onDeclined });
  const words = useMessages(replyMessages);
  const replies = declineRepliesOf(selection.profession);
  const [chosen, setChosen] = useState('');
  const reply = replies.find((one) => one === chosen);
  const onConfirm = (): void =>
    decline.mutate(
      { params: { id: selection.selectionId }, ...(reply && { body: { reply } }) },
      { onError: (error) => isDecided(error) && onFilled() },
    );
  return (
    <ConfirmDialog
      open={open}
      title={t.declineTitle}
      tone="danger"
      confirmLabel={t.decline}
      cancelLabel={t.keep}
      busy={decline.isPending}
      busyLabel={decline.isPaused ? t.waiting : t.declining}
      field={
        <Field label={t.reply({ profession: selection.profession })} optional>
          <Select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t.noReply}</option>
            {replies.map((one) => (
              <option key={one} value={one}>
                {words[one]}
              </option>
            ))}
          </Select>
        </Field>
      }
      error={decline.error && !isDecided(decline.error) && errorText(decline.error, t.notDeclined)}
      onConfirm={onConfirm}
      onCancel={() => {
        decline.reset();
        onKeep();
      }}
    >
      {t.declineDetail({ profession: selection.profession })}
    </ConfirmDialog>
  );
};
