import { genders, stateCodes } from '@tele/core';
import type { Provider } from '../standing/read-provider.ts';
import { blank, type RegisterEntries } from './register-fields.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const texts = [
  'name',
  'email',
  'phone',
  'languages',
  'street',
  'suburb',
  'postcode',
  'ahpraNumber',
  'profile',
] as const;

export function readDraft(kept: unknown): RegisterEntries | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const draft = kept as Readonly<Record<string, unknown>>;
  const written = texts.map((name) => [name, isText(draft[name]) ? draft[name] : blank[name]]);
  return {
    ...blank,
    ...(Object.fromEntries(written) as Pick<RegisterEntries, (typeof texts)[number]>),
    joinEucaMd: draft['joinEucaMd'] === true,
    gender: genders.find((gender) => gender === draft['gender']) ?? null,
    state: stateCodes.find((state) => state === draft['state']) ?? null,
    specialties: listOf(draft['specialties']).filter(isText),
    licences: listOf(draft['licences']).flatMap((one) =>
      typeof one === 'object' &&
      one !== null &&
      'kind' in one &&
      'number' in one &&
      isText(one.kind) &&
      isText(one.number)
        ? [{ kind: one.kind, number: one.number }]
        : [],
    ),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Entries of a rejected application, to correct and resend. */
export function entriesOf(provider: Provider): RegisterEntries {
  const { details, licences = [], name, specialties, profile } = provider;
  const [english, ...others] = details?.languages ?? [];
  return {
    ...blank,
    joinEucaMd: provider.profileType === 'EUCA_MD',
    name: name ?? '',
    phone: details?.phone ?? '',
    gender: details?.gender ?? null,
    languages: (english === 'English' ? others : (details?.languages ?? [])).join(', '),
    street: details?.address.street ?? '',
    suburb: details?.address.suburb ?? '',
    state: details?.address.state ?? null,
    postcode: details?.address.postcode ?? '',
    ahpraNumber: licences[0]?.number ?? '',
    specialties: specialties ?? [],
    licences: licences.map(({ kind, number }) => ({ kind, number })),
    profile: profile ?? '',
  };
}
