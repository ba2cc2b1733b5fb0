import { FormField, GenderChips, TextField, type TeleForm } from '@tele/kit';
import { Button, Field, TextInput, useMessages } from '@tele/ui';
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
      <TextField
        form={form}
        name="name"
        label={t.name}
        required
        className={half}
        input={{ autoComplete: 'name', maxLength: 120 }}
      />
      {email === '' ? (
        <TextField
          form={form}
          name="email"
          label={t.email}
          required
          className={half}
          input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
        />
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
      <TextField
        form={form}
        name="phone"
        label={t.phone}
        hint={t.phoneHint}
        required
        className={half}
        input={{ type: 'tel', autoComplete: 'tel', numeric: true, maxLength: 20 }}
      />
      <FormField form={form} name="gender" label={t.gender} group required className={half}>
        {({ name, value, onValueChange }) => <GenderChips {...{ name, value, onValueChange }} />}
      </FormField>
      <TextField
        form={form}
        name="languages"
        label={t.languages}
        hint={t.languagesHint}
        optional
        input={{ autoComplete: 'off', maxLength: 600 }}
      />
    </>
  );
};
