import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, useTele } from '@tele/kit';
import { ConfirmDialog } from '@tele/ui';
import { TeleError } from '@tele/core/client';
import { refreshAfterAnswer } from '../incoming.data.ts';

export interface DeclineDialogProps {
  selectionId: string;
  open: boolean;
  onKeep: () => void;
  onDeclined: () => void;
  /** Somebody else was faster, so there is nothing to decline. */
  onFilled: () => void;
}

const isDecided = (error: unknown): boolean =>
  error instanceof TeleError && (error.code === 'ALREADY_BOOKED' || error.code === 'ALREADY_DECIDED');

/** 'Decline this selection?' and the call. */
export const DeclineDialog = ({ selectionId, open, onKeep, onDeclined, onFilled }: DeclineDialogProps) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const decline = useMutation({
    mutationFn: () => client.call('declineSelection', { params: { id: selectionId } }),
    onSuccess: () => {
      onDeclined();
      void refreshAfterAnswer(cache);
    },
    onError: (error) => isDecided(error) && onFilled(),
  });
  return (
    <ConfirmDialog
      open={open}
      title="Decline this selection?"
      tone="danger"
      confirmLabel="Decline"
      cancelLabel="Keep it"
      busy={decline.isPending}
      busyLabel={decline.isPaused ? 'Waiting for connection…' : 'Declining…'}
      error={decline.error && !isDecided(decline.error) && errorText(decline.error)}
      onConfirm={() => decline.mutate()}
      onCancel={() => {
        decline.reset();
        onKeep();
      }}
    >
      The other specialists the patient picked may still accept.
    </ConfirmDialog>
  );
};
