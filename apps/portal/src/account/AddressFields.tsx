import { stateCodes } from '@tele/core';
import { Field, Select, TextInput } from '@tele/ui';
import type { ProfileFieldsProps } from './profile-fields.ts';
import './FormSection.css';

export const AddressFields = ({ form, errors, onFormChange }: ProfileFieldsProps) => (
  <>
    <Field label="Street" required error={errors.street} className="tele-form-section__wide">
      <TextInput
        autoComplete="street-address"
        maxLength={200}
        value={form.street}
        onChange={(event) => onFormChange({ street: event.target.value })}
      />
    </Field>
    <Field label="Suburb" optional error={errors.suburb} className="tele-form-section__wide">
      <TextInput
        autoComplete="address-level2"
        maxLength={100}
        value={form.suburb}
        onChange={(event) => onFormChange({ suburb: event.target.value })}
      />
    </Field>
    <Field label="State or territory" required error={errors.state}>
      <Select
        placeholder="Choose"
        autoComplete="address-level1"
        value={form.state ?? ''}
        onChange={(event) => onFormChange({ state: stateCodes.find((code) => code === event.target.value) ?? null })}
      >
        {stateCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
    </Field>
    <Field label="Postcode" required error={errors.postalCode}>
      <TextInput
        inputMode="numeric"
        autoComplete="postal-code"
        numeric
        maxLength={4}
        value={form.postalCode}
        onChange={(event) => onFormChange({ postalCode: event.target.value })}
      />
    </Field>
  </>
);
