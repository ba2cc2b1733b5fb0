import { genders } from '@tele/core';
import { BirthDateInput, FormField, type TeleForm } from '@tele/kit';
import { RadioChips, TextInput, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import type { DetailsFields, DetailsName } from './details-form.ts';
import { submitMessages } from './submit.messages.ts';

export interface PersonDetailsProps {
  worded: WordingArgs;
  form: TeleForm<DetailsFields>;
  names: readonly DetailsName[];
  /** The Medicare number or IHI on file, masked by the API. */
  onFile: string | null;
}

export const PersonDetails = ({ worded, form, names, onFile }: PersonDetailsProps) => {
  const t = useMessages(submitMessages);
  const genderNames = { Female: t.genderFemale, Male: t.genderMale, Other: t.genderOther };
  const asks = (name: DetailsName): boolean => names.includes(name);
  return (
    <>
      {asks('name') && (
        <FormField form={form} name="name" label={t.name} required>
          {({ name, value, onChange, onBlur }) => (
            <TextInput autoComplete="name" maxLength={120} {...{ name, value, onChange, onBlur }} />
          )}
        </FormField>
      )}
      {asks('phone') && (
        <FormField form={form} name="phone" label={t.phone} hint={t.phoneHint(worded)} required>
          {({ name, value, onChange, onBlur }) => (
            <TextInput type="tel" autoComplete="tel" numeric maxLength={20} {...{ name, value, onChange, onBlur }} />
          )}
        </FormField>
      )}
      {asks('dob') && (
        <FormField form={form} name="dob" label={t.dob} group required>
          {({ value, onValueChange, onBlur }) => <BirthDateInput {...{ value, onValueChange, onBlur }} />}
        </FormField>
      )}
      {asks('gender') && (
        <FormField form={form} name="gender" label={t.gender} group required>
          {({ value, onValueChange }) => (
            <RadioChips
              options={genders.map((gender) => ({ value: gender, label: genderNames[gender] }))}
              value={value}
              onValueChange={(next) => onValueChange(genders.find((gender) => gender === next) ?? null)}
            />
          )}
        </FormField>
      )}
      {asks('medicareOrIhi') && (
        <FormField
          form={form}
          name="medicareOrIhi"
          label={t.medicareOrIhi}
          optional
          hint={onFile === null ? t.medicareHint(worded) : t.medicareOnFile({ number: onFile })}
        >
          {({ name, value, onChange, onBlur }) => (
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              numeric
              maxLength={24}
              {...{ name, onChange, onBlur }}
              value={value ?? ''}
            />
          )}
        </FormField>
      )}
    </>
  );
};
