import { DateInput, Field, RadioChips, TextInput } from '@tele/ui';
import type { Gender } from './profile-form.ts';
import type { ProfileFieldsProps } from './profile-fields.ts';
import './FormSection.css';

const genders = ['Female', 'Male', 'Other'] as const satisfies readonly Gender[];

export interface PersonFieldsProps extends ProfileFieldsProps {
  email: string;
  /** The last birthday possible, YYYY-MM-DD. */
  today: string;
}

export const PersonFields = ({ form, errors, onFormChange, email, today }: PersonFieldsProps) => (
  <>
    <Field label="Full name" required error={errors.name}>
      <TextInput
        autoComplete="name"
        maxLength={120}
        value={form.name}
        onChange={(event) => onFormChange({ name: event.target.value })}
      />
    </Field>
    <Field label="Email" hint="From your sign-in.">
      <TextInput type="email" readOnly value={email} />
    </Field>
    <Field label="Mobile" required error={errors.phone}>
      <TextInput
        type="tel"
        autoComplete="tel"
        numeric
        maxLength={20}
        value={form.phone}
        onChange={(event) => onFormChange({ phone: event.target.value })}
      />
    </Field>
    <Field label="Date of birth" required error={errors.dob}>
      <DateInput
        autoComplete="bday"
        max={today}
        value={form.dob}
        onChange={(event) => onFormChange({ dob: event.target.value })}
      />
    </Field>
    <Field label="Gender" group required error={errors.gender} className="tele-form-section__wide">
      <RadioChips
        options={genders.map((gender) => ({ value: gender, label: gender }))}
        value={form.gender}
        onValueChange={(value) => onFormChange({ gender: genders.find((gender) => gender === value) ?? null })}
      />
    </Field>
  </>
);
