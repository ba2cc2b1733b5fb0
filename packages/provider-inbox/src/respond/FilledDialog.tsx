import { ConfirmDialog, useMessages } from '@tele/ui';
import { respondMessages } from './respond.messages.ts';

export interface FilledDialogProps {
  /** Why there is nothing left to reply to; null while there is. */
  text: string | null;
  onBack: () => void;
}

/** 'Already filled by another specialist.' and the way back to the inbox (spec section 8). */
export const FilledDialog = ({ text, onBack }: FilledDialogProps) => {
  const t = useMessages(respondMessages);
  return (
    <ConfirmDialog open={text !== null} title={text} cancelLabel={t.back} onConfirm={onBack} onCancel={onBack}>
      {t.notCharged}
    </ConfirmDialog>
  );
};
