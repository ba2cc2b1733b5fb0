import {
  medicareOrIhiMessage,
  normaliseAuPhone,
  normaliseMedicareOrIhi,
  phoneMessage,
  stateCodes,
  type StateCode,
} from '@tele/core';
import type { Answer, BodyInput } from '@tele/core/contract';

type Saved = NonNullable<Answer<'authMe'>['profile']>;
export type Gender = NonNullable<Saved['gender']>;

/** The edit-profile form as it is typed. Dates are YYYY-MM-DD. */
export interface ProfileForm {
  name: string;
  phone: string;
  gender: Gender | null;
  dob: string;
  street: string;
  suburb: string;
  state: StateCode | null;
  postalCode: string;
  /** A new Medicare number or IHI; the one on file stays when this is left empty. */
  medicareOrIhi: string;
  removeNumber: boolean;
}

export type ProfileField = keyof ProfileForm;
export type ProfileErrors = Partial<Record<ProfileField, string>>;

/** A stored mobile as people write it: 0491 570 156. */
const spoken = (phone: string): string => phone.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');

/** The form for a profile on file, or an empty one with the name known from the sign-in. */
export const formOf = (profile: Saved | null, name: string | null): ProfileForm => ({
  name: profile?.name ?? name ?? '',
  phone: profile ? spoken(profile.phone) : '',
  gender: profile?.gender ?? null,
  dob: profile?.dob ?? '',
  street: profile?.address?.street ?? '',
  suburb: profile?.address?.suburb ?? '',
  state: profile?.address?.state ?? null,
  postalCode: profile?.address?.postalCode ?? '',
  medicareOrIhi: '',
  removeNumber: false,
});

/** What is wrong, by field; the API's own rules and words. `today` is YYYY-MM-DD. */
export const checkProfile = (form: ProfileForm, today: string): ProfileErrors => {
  const errors: ProfileErrors = {};
  if (!form.name.trim()) errors.name = 'Enter your full name.';
  if (!normaliseAuPhone(form.phone)) errors.phone = phoneMessage;
  if (!form.gender) errors.gender = 'Choose a gender.';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(form.dob) || form.dob > today) errors.dob = 'Enter your date of birth.';
  if (!form.street.trim()) errors.street = 'Enter your street address.';
  if (!form.state) errors.state = 'Choose an Australian state or territory.';
  if (!/^\d{4}$/.test(form.postalCode.trim())) errors.postalCode = 'Enter a 4-digit postcode.';
  const number = form.medicareOrIhi.trim();
  if (number && !form.removeNumber && !normaliseMedicareOrIhi(number)) errors.medicareOrIhi = medicareOrIhiMessage;
  return errors;
};

/** The body of `POST /users/register` for a form without errors. A number left empty is left out, which keeps the one on file. */
export const bodyOf = (form: ProfileForm): BodyInput<'registerUser'> => {
  const number = form.medicareOrIhi.trim();
  const suburb = form.suburb.trim();
  return {
    role: 'patient',
    name: form.name.trim(),
    phone: form.phone.trim(),
    gender: form.gender ?? 'Other',
    dob: form.dob,
    address: {
      street: form.street.trim(),
      ...(suburb && { suburb }),
      state: form.state ?? stateCodes[0],
      postalCode: form.postalCode.trim(),
    },
    ...(form.removeNumber ? { medicareOrIhi: null } : number && { medicareOrIhi: number }),
  };
};

/** The API's field names (`address.street`) as the form's. */
export const errorsOf = (fields: Readonly<Record<string, string>>): ProfileErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^address\./, ''), text]));
