import { Field, type FieldProps } from '@tele/ui';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import type { Entries, FormFields } from './fields.ts';
import type { TeleForm } from './use-form.ts';

/** What a control takes. `onChange` is for inputs, `onValueChange` for controls that hand their value over. */
export interface FieldControl<Entry> {
  name: string;
  value: Entry;
  onChange: (event: { target: { value: Entry } }) => void;
  onValueChange: (value: Entry) => void;
  onBlur: () => void;
}

export interface FormFieldProps<Fields extends FormFields, Name extends keyof Fields & string> extends Omit<
  FieldProps,
  'children' | 'error'
> {
  form: TeleForm<Fields>;
  name: Name;
  children: (control: FieldControl<Entries<Fields>[Name]>) => ReactElement;
}

/** A field of a form: its label, its control and what is wrong with it. */
export const FormField = <Fields extends FormFields, Name extends keyof Fields & string>(
  props: FormFieldProps<Fields, Name>,
) => {
  const { form, name, children, ...field } = props;
  const { field: control } = useController({ control: form.control, name });
  const value = control.value as Entries<Fields>[Name];
  return (
    <Field {...field} error={form.errorOf(name)}>
      {children({
        name: control.name,
        value,
        onChange: (event) => control.onChange(event.target.value),
        onValueChange: (next) => control.onChange(next),
        onBlur: control.onBlur,
      })}
    </Field>
  );
};
