import { ConfirmDialog, ConfirmField } from '@tele/ui';

export interface ConfirmEmailProps {
  /** The e-mail given; empty when the question was cancelled or left empty. */
  onAnswer: (email: string) => void;
}

/** Asks which e-mail the link was sent to, when this device does not remember asking for it (spec section 4). */
const ConfirmEmail = ({ onAnswer }: ConfirmEmailProps) => (
  <ConfirmDialog
    open
    title="Confirm your email"
    confirmLabel="Continue"
    field={<ConfirmField label="Email" />}
    onConfirm={({ text }) => onAnswer(text)}
    onCancel={() => onAnswer('')}
  >
    This browser did not ask for the sign-in link. Enter the email it was sent to.
  </ConfirmDialog>
);

export default ConfirmEmail;
