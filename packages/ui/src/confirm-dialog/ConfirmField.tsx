import type { ReactNode } from 'react';
import { Field } from '../field/Field.tsx';
import { TextArea } from '../text-area/TextArea.tsx';
import { TextInput } from '../text-input/TextInput.tsx';

export interface ConfirmFieldProps {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  initialText?: string;
  maxLength?: number;
  /** Several lines; Enter adds a line. */
  multiline?: boolean;
}

/** Text field of a ConfirmDialog, passed as its `field`. Uncontrolled: read once, on confirming. */
export const ConfirmField = (props: ConfirmFieldProps) => {
  const { label, optional, hint, error, initialText, maxLength, multiline = false } = props;
  const shared = { name: 'text', defaultValue: initialText, maxLength, autoComplete: 'off' };
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {multiline ? <TextArea {...shared} /> : <TextInput {...shared} />}
    </Field>
  );
};
