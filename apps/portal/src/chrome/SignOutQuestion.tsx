import { ConfirmDialog, useMessages } from '@tele/ui';
import { chromeMessages } from './chrome.messages.ts';

export interface SignOutQuestionProps {
  onSignOut: () => void;
  onStay: () => void;
}

/** Confirms a sign-out that would lose unsaved changes. */
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
