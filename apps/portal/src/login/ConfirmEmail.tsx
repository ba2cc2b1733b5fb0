import { ConfirmDialog, ConfirmField, useMessages } from '@tele/ui';
import { loginMessages } from './login.messages.ts';

export interface ConfirmEmailProps {
  /** The e-mail given; empty when the question was cancelled or left empty. */
  onAnswer: (email: string) => void;
}

/** Asks which e-mail the link was sent to, when the browser that asked for it has forgotten (spec section 4). */
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
