import { streetRule, suburbRule } from '@tele/core';
import { FormField, StateSelect, TextField } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';
import '../section/FormSection.css';

export const AddressFields = ({ form }: ProfileFieldsProps) => {
  const t = useMessages(accountMessages);
  return (
    <>
      <TextField
        form={form}
        name="street"
        label={t.street}
        className="tele-form-section__wide"
        input={{ autoComplete: 'street-address', maxLength: streetRule.maxLength }}
      />
      <TextField
        form={form}
        name="suburb"
        label={t.suburb}
        optional
        className="tele-form-section__wide"
        input={{ autoComplete: 'address-level2', maxLength: suburbRule.maxLength }}
      />
      <FormField form={form} name="state" label={t.state}>
        {({ name, value, onValueChange, onBlur }) => <StateSelect {...{ name, value, onValueChange, onBlur }} />}
      </FormField>
      <TextField
        form={form}
        name="postalCode"
        label={t.postalCode}
        input={{ inputMode: 'numeric', autoComplete: 'postal-code', numeric: true, maxLength: 4 }}
      />
    </>
  );
};
