import { stateCodes } from '@tele/core';
import { FormField, type TeleForm } from '@tele/kit';
import { Select, TextInput, useMessages } from '@tele/ui';
import type { DetailsFields } from './details-form.ts';
import { submitMessages } from './submit.messages.ts';
import './DetailsStep.css';

export const AddressDetails = ({ form }: { form: TeleForm<DetailsFields> }) => {
  const t = useMessages(submitMessages);
  return (
    <div className="tele-details-step__address">
      <FormField form={form} name="street" label={t.street} required className="tele-details-step__wide">
        {({ name, value, onChange, onBlur }) => (
          <TextInput autoComplete="street-address" maxLength={200} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="suburb" label={t.suburb} optional className="tele-details-step__wide">
        {({ name, value, onChange, onBlur }) => (
          <TextInput autoComplete="address-level2" maxLength={100} {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="state" label={t.state} required>
        {({ value, onValueChange, ...control }) => (
          <Select
            placeholder={t.choose}
            autoComplete="address-level1"
            name={control.name}
            value={value ?? ''}
            onBlur={control.onBlur}
            onChange={(event) => onValueChange(stateCodes.find((code) => code === event.target.value) ?? null)}
          >
            {stateCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="postalCode" label={t.postalCode} required>
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
    </div>
  );
};
