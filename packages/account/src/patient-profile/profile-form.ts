import { optionalField, patientFields, spokenPhone, type FieldRule } from '@tele/core';
import type { Answer, BodyInput } from '@tele/core/contract';
import type { Entries, Values } from '@tele/kit';

type Saved = NonNullable<Answer<'authMe'>['profile']>;

const yesOrNo: FieldRule<boolean, boolean, never> = { check: (value) => ({ tag: 'ok', value }), messages: {} };

/** Category-specific fields are optional here; a started address must be complete. `today`: YYYY-MM-DD. */
export function profileFields(today: string, addressBegun: boolean) {
  const rules = patientFields(today);
  return {
    ...rules,
    gender: optionalField(rules.gender),
    dob: optionalField(rules.dob),
    street: addressBegun ? rules.street : optionalField(rules.street),
    state: addressBegun ? rules.state : optionalField(rules.state),
    postalCode: addressBegun ? rules.postalCode : optionalField(rules.postalCode),
    removeNumber: yesOrNo,
  };
}

export type ProfileFields = ReturnType<typeof profileFields>;
export type ProfileEntries = Entries<ProfileFields>;
export type ProfileValues = Values<ProfileFields>;

/** Form values of a saved profile, or empty ones with the sign-in name. Never includes the saved number. */
export const entriesOf = (profile: Saved | null, name: string | null): ProfileEntries => ({
  name: profile?.name ?? name ?? '',
  phone: profile ? spokenPhone(profile.phone) : '',
  gender: profile?.gender ?? null,
  dob: profile?.dob ?? '',
  street: profile?.address?.street ?? '',
  suburb: profile?.address?.suburb ?? '',
  state: profile?.address?.state ?? null,
  postalCode: profile?.address?.postalCode ?? '',
  medicareOrIhi: '',
  removeNumber: false,
});

type AddressEntries = Pick<ProfileEntries, 'street' | 'suburb' | 'state' | 'postalCode'>;

export const isAddressBegun = ({ street, suburb, state, postalCode }: AddressEntries): boolean =>
  state !== null || [street, suburb, postalCode].some((text) => text.trim() !== '');

/** True if a health-only field has a value. */
export const isHealthBegun = ({ gender, dob, medicareOrIhi }: ProfileEntries): boolean =>
  gender !== null || dob !== '' || medicareOrIhi !== '';

type Whole = Extract<BodyInput<'registerUser'>, { role: 'patient' }>;

/** Body of `POST /users/register`. Cleared fields are removed; omitting an empty number keeps the saved one. */
export function bodyOf(values: ProfileValues): Whole {
  const { name, phone, gender, dob, street, suburb, state, postalCode, medicareOrIhi } = values;
  const address = street && state && postalCode && { street, ...(suburb && { suburb }), state, postalCode };
  return {
    role: 'patient',
    name,
    phone,
    gender,
    dob,
    address: address || null,
    ...(values.removeNumber ? { medicareOrIhi: null } : medicareOrIhi && { medicareOrIhi }),
  };
}

export type ProfilePart = 'person' | 'health' | 'address';

/** Body of one part: omitted parts stay unchanged. */
export function partOf(part: ProfilePart, values: ProfileValues): BodyInput<'registerUser'> {
  const { role, name, phone, gender, dob, address, ...number } = bodyOf(values);
  if (part === 'person') return { role, name, phone };
  return part === 'health' ? { role, gender, dob, ...number } : { role, address };
}
