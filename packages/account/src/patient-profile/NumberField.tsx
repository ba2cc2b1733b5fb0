import { TextField, useEntries } from '@tele/kit';
import { Checkbox, useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';
import '../section/FormSection.css';

export interface NumberFieldProps extends ProfileFieldsProps {
  /** The number on file, masked by the API; null when there is none. */
  onFile: string | null;
}

export const NumberField = ({ form, onFile }: NumberFieldProps) => {
  const t = useMessages(accountMessages);
  const { removeNumber: removed } = useEntries(form);
  const remove = (next: boolean): void => {
    form.set('removeNumber', next);
    if (next) form.set('medicareOrIhi', '');
  };
  return (
    <>
      <TextField
        form={form}
        name="medicareOrIhi"
        label={t.number}
        optional
        disabled={removed}
        hint={onFile ? t.numberOnFile({ masked: onFile }) : t.numberHint}
        className="tele-form-section__wide"
        input={{ inputMode: 'numeric', autoComplete: 'off', numeric: true, maxLength: 24 }}
      />
      {onFile && (
        <Checkbox
          className="tele-form-section__wide"
          label={t.removeNumber}
          checked={removed}
          onChange={(event) => remove(event.target.checked)}
        />
      )}
    </>
  );
};
