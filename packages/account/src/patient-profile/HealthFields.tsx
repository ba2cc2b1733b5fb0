import { BirthDateInput, FormField, GenderChips } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { accountMessages } from '../account.messages.ts';
import { NumberField } from './NumberField.tsx';
import type { ProfileFieldsProps } from './profile-fields.ts';
import '../section/FormSection.css';

export interface HealthFieldsProps extends ProfileFieldsProps {
  numberOnFile: string | null;
}

export const HealthFields = ({ form, numberOnFile }: HealthFieldsProps) => {
  const t = useMessages(accountMessages);
  return (
    <>
      <FormField form={form} name="dob" label={t.dob} group optional>
        {({ value, onValueChange, onBlur }) => <BirthDateInput value={value ?? ''} {...{ onValueChange, onBlur }} />}
      </FormField>
      <FormField form={form} name="gender" label={t.gender} group optional className="tele-form-section__wide">
        {({ value, onValueChange }) => <GenderChips optional {...{ value, onValueChange }} />}
      </FormField>
      <NumberField key={numberOnFile} form={form} onFile={numberOnFile} />
    </>
  );
};
