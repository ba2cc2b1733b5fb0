import { stateCodes } from '@tele/core';
import { FormField, type TeleForm } from '@tele/kit';
import { Select, TextInput, useMessages } from '@tele/ui';
import { formMessages } from './form.messages.ts';
import type { RegisterFields } from './register-fields.ts';
import './FormPart.css';

export const AddressFields = ({ form }: { form: TeleForm<RegisterFields> }) => {
  const t = useMessages(formMessages);
  const half = 'tele-register-part__half';
  return (
    <>
      <FormField form={form} name="street" label={t.street} required className={half}>
        {({ name, value, onChange, onBlur }) => (
          <TextInput autoComplete="street-address" maxLength={200} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="suburb" label={t.suburb} optional className={half}>
        {({ name, value, onChange, onBlur }) => (
          <TextInput autoComplete="address-level2" maxLength={100} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="state" label={t.state} required className={half}>
        {({ name, value, onValueChange, onBlur }) => (
          <Select
            placeholder={t.choose}
            autoComplete="address-level1"
            name={name}
            value={value ?? ''}
            onBlur={onBlur}
            onChange={(event) => onValueChange(stateCodes.find((code) => code === event.target.value) ?? null)}
          >
            {stateCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="postcode" label={t.postcode} required className={half}>
        {({ name, value, onChange, onBlur }) => (
          <TextInput
            inputMode="numeric"
            autoComplete="postal-code"
            numeric
            maxLength={4}
            {...{ name, value, onChange, onBlur }}
          />
        )}
      </FormField>
    </>
  );
};
