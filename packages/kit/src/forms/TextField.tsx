import { TextInput, type TextInputProps } from '@tele/ui';
import type { Entries, FormFields } from './fields.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

type TextName<Fields extends FormFields> = {
  [Name in keyof Fields & string]: Entries<Fields>[Name] extends string | null ? Name : never;
}[keyof Fields & string];

export type TextFieldProps<Fields extends FormFields> = Omit<FormFieldProps<Fields, TextName<Fields>>, 'children'> & {
  input?: Omit<TextInputProps, 'name' | 'value' | 'onChange' | 'onBlur'>;
};

export const TextField = <Fields extends FormFields>({ input, ...field }: TextFieldProps<Fields>) => (
  <FormField {...(field as FormFieldProps<Fields, TextName<Fields>>)}>
    {({ name, value, onChange, onBlur }) => (
      <TextInput
        {...input}
        name={name}
        value={(value as string | null) ?? ''}
        onChange={onChange as never}
        onBlur={onBlur}
      />
    )}
  </FormField>
);
