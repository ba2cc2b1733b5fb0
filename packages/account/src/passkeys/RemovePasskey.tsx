import type { Passkey } from '@tele/core';
import { errorText, useChange } from '@tele/kit';
import { ConfirmDialog, useMessages } from '@tele/ui';
import { passkeysMessages } from './passkeys.messages.ts';

export interface RemovePasskeyProps {
  passkey: Passkey;
  isLast: boolean;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

export const RemovePasskey = ({ passkey, isLast, open, onDone, onClose }: RemovePasskeyProps) => {
  const t = useMessages(passkeysMessages);
  const remove = useChange('removePasskey', { onDone, refreshOn: ['NOT_FOUND'] });
  return (
    <ConfirmDialog
      open={open}
      title={t.removeTitle(passkey)}
      tone="danger"
      confirmLabel={t.remove}
      cancelLabel={t.keep}
      busy={remove.isPending}
      busyLabel={t.removing}
      error={remove.error && errorText(remove.error, t.notRemoved)}
      onConfirm={() => remove.mutate({ params: { id: passkey.passkeyId } })}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>{t.removeDetail}</p>
      {isLast && <p>{t.removeLast}</p>}
    </ConfirmDialog>
  );
};
