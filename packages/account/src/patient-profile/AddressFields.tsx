import { stateCodes, streetRule, suburbRule } from '@tele/core';
import { FormField } from '@tele/kit';
import { Select, TextInput, useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';
import '../section/FormSection.css';

export const AddressFields = ({ form }: ProfileFieldsProps) => {
  const t = useMessages(accountMessages);
  return (
    <>
      <FormField form={form} name="street" label={t.street} className="tele-form-section__wide">
        {({ name, value, onChange, onBlur }) => (
          <TextInput
            autoComplete="street-address"
            maxLength={streetRule.maxLength}
            value={value ?? ''}
            {...{ name, onChange, onBlur }}
          />
        )}
      </FormField>
      <FormField form={form} name="suburb" label={t.suburb} optional className="tele-form-section__wide">
        {({ name, value, onChange, onBlur }) => (
          <TextInput
            autoComplete="address-level2"
            maxLength={suburbRule.maxLength}
            {...{ name, value, onChange, onBlur }}
          />
        )}
      </FormField>
      <FormField form={form} name="state" label={t.state}>
        {({ name, value, onValueChange, onBlur }) => (
          <Select
            placeholder={t.choose}
            autoComplete="address-level1"
            value={value ?? ''}
            onChange={(event) => onValueChange(stateCodes.find((code) => code === event.target.value) ?? null)}
            {...{ name, onBlur }}
          >
            {stateCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="postalCode" label={t.postalCode}>
        {({ name, value, onChange, onBlur }) => (
          <TextInput
            inputMode="numeric"
            autoComplete="postal-code"
            numeric
            maxLength={4}
            value={value ?? ''}
            {...{ name, onChange, onBlur }}
          />
        )}
      </FormField>
    </>
  );
};
