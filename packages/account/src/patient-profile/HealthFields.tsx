import { genders } from '@tele/core';
import { FormField } from '@tele/kit';
import { DateInput, RadioChips, useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import { NumberField } from './NumberField.tsx';
import type { ProfileFieldsProps } from './profile-fields.ts';
import '../section/FormSection.css';

export interface HealthFieldsProps extends ProfileFieldsProps {
  today: string;
  numberOnFile: string | null;
}

export const HealthFields = ({ form, today, numberOnFile }: HealthFieldsProps) => {
  const t = useMessages(accountMessages);
  const options = [
    ...genders.map((gender) => ({ value: gender as string, label: t[gender] })),
    { value: '', label: t.notSaid },
  ];
  return (
    <>
      <FormField form={form} name="dob" label={t.dob} optional>
        {({ name, value, onChange, onBlur }) => (
          <DateInput autoComplete="bday" max={today} value={value ?? ''} {...{ name, onChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="gender" label={t.gender} group optional className="tele-form-section__wide">
        {({ value, onValueChange }) => (
          <RadioChips
            options={options}
            value={value ?? ''}
            onValueChange={(chosen) => onValueChange(genders.find((gender) => gender === chosen) ?? null)}
          />
        )}
      </FormField>
      <NumberField key={numberOnFile} form={form} onFile={numberOnFile} />
    </>
  );
};
