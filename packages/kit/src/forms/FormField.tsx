import { Field, type FieldProps } from '@tele/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { Entries, FormFields } from './fields.ts';
import type { TeleForm } from './use-form.ts';

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

export const FormField = <Fields extends FormFields, Name extends keyof Fields & string>(
  props: FormFieldProps<Fields, Name>,
) => {
  const { form, name, children, ...field } = props;
  const { store } = form;
  const entry = (): Entries<Fields>[Name] => store.entries()[name];
  const value = useSyncExternalStore(store.subscribe, entry, entry);
  return (
    <Field {...field} error={form.errorOf(name)}>
      {children({
        name,
        value,
        onChange: (event) => form.set(name, event.target.value),
        onValueChange: (next) => form.set(name, next),
        onBlur: () => form.leave(name),
      })}
    </Field>
  );
};
