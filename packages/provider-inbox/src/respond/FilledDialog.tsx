import { ConfirmDialog, useMessages } from '@tele/ui';
import { respondMessages } from './respond.messages.ts';

export interface FilledDialogProps {
  /** Reason no reply is possible; null otherwise. */
  text: string | null;
  onBack: () => void;
}

/** 'Already filled by another specialist.' with a link to the inbox (spec section 8). */
export const FilledDialog = ({ text, onBack }: FilledDialogProps) => {
  const t = useMessages(respondMessages);
  return (
    <ConfirmDialog open={text !== null} title={text} cancelLabel={t.back} onConfirm={onBack} onCancel={onBack}>
      {t.notCharged}
    </ConfirmDialog>
  );
};
