import { BirthDateInput, FormField, GenderChips, TextField, type TeleForm } from '@tele/kit';
import { useMessages } from '@tele/ui';
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
  const asks = (name: DetailsName): boolean => names.includes(name);
  return (
    <>
      {asks('name') && (
        <TextField form={form} name="name" label={t.name} required input={{ autoComplete: 'name', maxLength: 120 }} />
      )}
      {asks('phone') && (
        <TextField
          form={form}
          name="phone"
          label={t.phone}
          hint={t.phoneHint(worded)}
          required
          input={{ type: 'tel', autoComplete: 'tel', numeric: true, maxLength: 20 }}
        />
      )}
      {asks('dob') && (
        <FormField form={form} name="dob" label={t.dob} group required>
          {({ value, onValueChange, onBlur }) => <BirthDateInput {...{ value, onValueChange, onBlur }} />}
        </FormField>
      )}
      {asks('gender') && (
        <FormField form={form} name="gender" label={t.gender} group required>
          {({ value, onValueChange }) => <GenderChips {...{ value, onValueChange }} />}
        </FormField>
      )}
      {asks('medicareOrIhi') && (
        <TextField
          form={form}
          name="medicareOrIhi"
          label={t.medicareOrIhi}
          optional
          hint={onFile === null ? t.medicareHint(worded) : t.medicareOnFile({ number: onFile })}
          input={{ inputMode: 'numeric', autoComplete: 'off', numeric: true, maxLength: 24 }}
        />
      )}
    </>
  );
};
