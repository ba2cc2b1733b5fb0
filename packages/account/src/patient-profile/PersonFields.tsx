import { nameRule } from '@tele/core';
import { TextField } from '@tele/kit';
import { Field, TextInput, useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';
import '../section/FormSection.css';

export interface PersonFieldsProps extends ProfileFieldsProps {
  email: string;
}

export const PersonFields = ({ form, email }: PersonFieldsProps) => {
  const t = useMessages(accountMessages);
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t.fullName}
        required
        input={{ autoComplete: 'name', maxLength: nameRule.maxLength }}
      />
      <Field label={t.email} hint={t.emailHint}>
        <TextInput type="email" readOnly value={email} />
      </Field>
      <TextField
        form={form}
        name="phone"
        label={t.phone}
        required
        input={{ type: 'tel', autoComplete: 'tel', numeric: true, maxLength: 20 }}
      />
    </>
  );
};
