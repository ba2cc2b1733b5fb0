import {
  missingProfileFields,
  patientFields,
  spokenPhone,
  visibleFields,
  type DayKey,
  type FieldRule,
  type ProfessionId,
  type ProfileField,
} from '@tele/core';
import type { Answer, BodyInput } from '@tele/core/contract';

export type Profile = Answer<'authMe'>['profile'];

/** What is known of whoever books: their profile, or on a page of a partner the names of the fields that are on file and not shown. */
export interface Known {
  profile: Profile;
  onFile?: readonly ProfileField[] | undefined;
  /** It is for somebody else: how to reach whoever books is all that is asked of them. */
  forOther?: boolean;
}

type Rules = ReturnType<typeof patientFields>;
export type DetailsName = keyof Rules;
type ValueOf<Rule> = Rule extends { check: (entry: never) => infer Check }
  ? Extract<Check, { tag: 'ok' }> extends { value: infer Value }
    ? Value
    : never
  : never;
type EntryOf<Rule> = Rule extends { check: (entry: infer Entry) => unknown } ? Entry : never;

/** The profile's rules, where a field that is not asked may hold anything and gives nothing. */
export type DetailsFields = {
  [Name in DetailsName]: FieldRule<EntryOf<Rules[Name]>, ValueOf<Rules[Name]> | undefined>;
};
export type DetailsEntries = { [Name in DetailsName]: EntryOf<Rules[Name]> };
export type DetailsValues = { [Name in DetailsName]: ValueOf<Rules[Name]> | undefined };

const addressFields = ['street', 'suburb', 'state', 'postalCode'] as const;
const notAsked: FieldRule<never, undefined> = { check: () => ({ tag: 'ok', value: undefined }), messages: {} };

/**
 * What is asked for a booking: what the category needs and the profile lacks, with the number that not everybody has; or, to change it,
 * all that the category needs.
 */
export function askedFields(
  { profile, onFile = [], forOther = false }: Known,
  profession: ProfessionId,
  onlyMissing: boolean,
): DetailsName[] {
  const missing = missingProfileFields(profile, profession, onFile);
  const isKnown = (field: ProfileField): boolean => Boolean(profile?.[field]) || onFile.includes(field);
  const isAsked = (field: ProfileField): boolean =>
    !onlyMissing || missing.includes(field) || (field === 'medicareOrIhi' && !isKnown(field));
  return ['name' as const, 'phone' as const, ...visibleFields(profession)]
    .filter((field) => !forOther || ['name', 'phone', 'address'].includes(field))
    .filter(isAsked)
    .flatMap((field): readonly DetailsName[] => (field === 'address' ? addressFields : [field]));
}

/** The rules of the fields asked. `today` is the day in Sydney. */
export const detailsFields = (names: readonly DetailsName[], today: DayKey): DetailsFields =>
  // Made of the profile's own rules by name, so each key has its type.
  Object.fromEntries(
    Object.entries(patientFields(today)).map(([name, rule]) => [
      name,
      names.some((other) => other === name) ? rule : notAsked,
    ]),
  ) as unknown as DetailsFields;

/** What is known already. A number on file is never sent back in full, so its field starts empty. */
export const knownDetails = (profile: Profile, name: string | null): DetailsEntries => ({
  name: profile?.name ?? name ?? '',
  phone: profile ? spokenPhone(profile.phone) : '',
  gender: profile?.gender ?? null,
  dob: profile?.dob ?? '',
  medicareOrIhi: '',
  street: profile?.address?.street ?? '',
  suburb: profile?.address?.suburb ?? '',
  state: profile?.address?.state ?? null,
  postalCode: profile?.address?.postalCode ?? '',
});

/** The body of POST /users/register: what was asked. What is left out stays as it is. */
export function bodyOf(values: DetailsValues): BodyInput<'registerUser'> {
  const { name, phone, gender, dob, medicareOrIhi, street, suburb, state, postalCode } = values;
  return {
    role: 'patient',
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(gender && { gender }),
    ...(dob && { dob }),
    ...(medicareOrIhi && { medicareOrIhi }),
    ...(street && state && postalCode && { address: { street, ...(suburb && { suburb }), state, postalCode } }),
  };
}
