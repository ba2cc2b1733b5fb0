import { genders } from '@tele/core';
import { FormField, type TeleForm } from '@tele/kit';
import { Button, Field, RadioChips, TextInput, useMessages } from '@tele/ui';
import { formMessages } from './form.messages.ts';
import type { RegisterFields } from './register-fields.ts';
import './FormPart.css';

export interface PersonFieldsProps {
  form: TeleForm<RegisterFields>;
  /** Account email; null while unknown, '' if the service does not provide it. */
  email: string | null;
  onReadEmail?: () => void;
}

export const PersonFields = ({ form, email, onReadEmail }: PersonFieldsProps) => {
  const t = useMessages(formMessages);
  const half = 'tele-register-part__half';
  return (
    <>
      <FormField form={form} name="name" label={t.name} required className={half}>
        {({ name, value, onChange, onBlur }) => (
          <TextInput autoComplete="name" maxLength={120} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      {email === '' ? (
        <FormField form={form} name="email" label={t.email} required className={half}>
          {({ name, value, onChange, onBlur }) => (
            <TextInput type="email" autoComplete="email" maxLength={254} {...{ name, value, onChange, onBlur }} />
          )}
        </FormField>
      ) : (
        <Field label={t.email} hint={t.emailHint} error={onReadEmail && t.emailFailed} className={half}>
          <TextInput
            type="email"
            name="email"
            value={email ?? ''}
            readOnly
            action={
              onReadEmail && (
                <Button size="sm" variant="ghost" onClick={onReadEmail}>
                  {t.tryAgain}
                </Button>
              )
            }
          />
        </Field>
      )}
      <FormField form={form} name="phone" label={t.phone} hint={t.phoneHint} required className={half}>
        {({ name, value, onChange, onBlur }) => (
          <TextInput type="tel" autoComplete="tel" numeric maxLength={20} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="gender" label={t.gender} group required className={half}>
        {({ name, value, onValueChange }) => (
          <RadioChips
            name={name}
            options={genders.map((gender) => ({ value: gender, label: t[gender] }))}
            value={value}
            onValueChange={(next) => onValueChange(genders.find((gender) => gender === next) ?? null)}
          />
        )}
      </FormField>
      <FormField form={form} name="languages" label={t.languages} hint={t.languagesHint} optional>
        {({ name, value, onChange, onBlur }) => (
          <TextInput autoComplete="off" maxLength={600} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
    </>
  );
};
