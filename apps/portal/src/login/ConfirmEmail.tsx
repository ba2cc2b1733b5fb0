import { ConfirmDialog, ConfirmField, useMessages } from '@tele/ui';
import { loginMessages } from './login.messages.ts';

export interface ConfirmEmailProps {
  /** Email entered; empty when cancelled or left empty. */
  onAnswer: (email: string) => void;
}

/** Asks for the link's email address if the browser has forgotten it (spec section 4). */
const ConfirmEmail = ({ onAnswer }: ConfirmEmailProps) => {
  const t = useMessages(loginMessages);
  return (
    <ConfirmDialog
      open
      title={t.confirmTitle}
      confirmLabel={t.go}
      field={<ConfirmField label={t.email} />}
      onConfirm={({ text }) => onAnswer(text)}
      onCancel={() => onAnswer('')}
    >
      {t.confirmLede}
    </ConfirmDialog>
  );
};

export default ConfirmEmail;
