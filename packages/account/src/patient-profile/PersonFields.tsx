import { nameRule } from '@tele/core';
import { FormField } from '@tele/kit';
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
      <FormField form={form} name="name" label={t.fullName} required>
        {({ name, value, onChange, onBlur }) => (
          <TextInput autoComplete="name" maxLength={nameRule.maxLength} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      <Field label={t.email} hint={t.emailHint}>
        <TextInput type="email" readOnly value={email} />
      </Field>
      <FormField form={form} name="phone" label={t.phone} required>
        {({ name, value, onChange, onBlur }) => (
          <TextInput type="tel" autoComplete="tel" numeric maxLength={20} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
    </>
  );
};
