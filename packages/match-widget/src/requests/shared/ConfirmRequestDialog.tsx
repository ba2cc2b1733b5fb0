import { errorText } from '@tele/kit';
import { ConfirmDialog, useMessages } from '@tele/ui';
import type { RequestChange } from './request-change.ts';
import { requestMessages } from './request.messages.ts';

export interface ConfirmRequestDialogProps {
  kind: 'cancel' | 'delete';
  open: boolean;
  change: RequestChange;
  text: string;
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmRequestDialog = ({ kind, open, change, text, onConfirm, onClose }: ConfirmRequestDialogProps) => {
  const t = useMessages(requestMessages);
  const words = {
    cancel: { title: t.cancelAsk, confirmLabel: t.cancelRequest, busyLabel: t.cancelling, failed: t.cancelFailed },
    delete: { title: t.deleteAsk, confirmLabel: t.deleteRequest, busyLabel: t.deleting, failed: t.deleteFailed },
  };
  const { failed, ...labels } = words[kind];
  return (
    <ConfirmDialog
      {...labels}
      open={open}
      tone="danger"
      cancelLabel={t.keepRequest}
      busy={change.isPending}
      error={change.error && errorText(change.error, failed)}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
};
