import { ConfirmDialog, useMessages } from '@tele/ui';
import { chromeMessages } from './chrome.messages.ts';

export interface SignOutQuestionProps {
  onSignOut: () => void;
  onStay: () => void;
}

const SignOutQuestion = ({ onSignOut, onStay }: SignOutQuestionProps) => {
  const t = useMessages(chromeMessages);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t.leaveTitle}
      confirmLabel={t.signOut}
      cancelLabel={t.stay}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      {t.leaveText}
    </ConfirmDialog>
  );
};

export default SignOutQuestion;
