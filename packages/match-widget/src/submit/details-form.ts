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

/** Known details of the booker: the profile, or on partner pages only the names of saved fields. */
export interface Known {
  profile: Profile;
  onFile?: readonly ProfileField[] | undefined;
  /** For another patient: only the booker's contact details are required. */
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

/** Profile rules; fields not asked accept anything and return nothing. */
export type DetailsFields = {
  [Name in DetailsName]: FieldRule<EntryOf<Rules[Name]>, ValueOf<Rules[Name]> | undefined>;
};
export type DetailsEntries = { [Name in DetailsName]: EntryOf<Rules[Name]> };
export type DetailsValues = { [Name in DetailsName]: ValueOf<Rules[Name]> | undefined };

const addressFields = ['street', 'suburb', 'state', 'postalCode'] as const;
const notAsked: FieldRule<never, undefined> = { check: () => ({ tag: 'ok', value: undefined }), messages: {} };

/** Fields to ask: those the category needs and the profile lacks, with the optional number; or all, to edit them. */
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

export const detailsFields = (names: readonly DetailsName[], today: DayKey): DetailsFields =>
  // Built from the profile's rules by name, so each key has its type.
  Object.fromEntries(
    Object.entries(patientFields(today)).map(([name, rule]) => [
      name,
      names.some((other) => other === name) ? rule : notAsked,
    ]),
  ) as unknown as DetailsFields;

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

/** Body of POST /users/register: requested fields only. Omitted ones stay unchanged. */
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
