import { Checkbox, Field, TextInput } from '@tele/ui';
import type { ProfileFieldsProps } from './profile-fields.ts';
import './FormSection.css';

export interface NumberFieldProps extends ProfileFieldsProps {
  /** The number on file, masked by the API; null when there is none. */
  onFile: string | null;
}

/** A Medicare number or IHI, which is never sent back in full. */
export const NumberField = ({ form, errors, onFormChange, onFile }: NumberFieldProps) => (
  <>
    <Field
      label="Medicare or IHI number"
      optional
      disabled={form.removeNumber}
      error={errors.medicareOrIhi}
      hint={onFile ? `On file: ${onFile}. Leave this empty to keep it.` : undefined}
      className="tele-form-section__wide"
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        numeric
        maxLength={24}
        value={form.removeNumber ? '' : form.medicareOrIhi}
        onChange={(event) => onFormChange({ medicareOrIhi: event.target.value })}
      />
    </Field>
    {onFile && (
      <Checkbox
        className="tele-form-section__wide"
        label="Remove the number on file"
        checked={form.removeNumber}
        onChange={(event) => onFormChange({ removeNumber: event.target.checked })}
      />
    )}
  </>
);
