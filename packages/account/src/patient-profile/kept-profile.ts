import { genders, stateCodes } from '@tele/core';
import type { ProfileEntries, ProfilePart } from './profile-form.ts';

/** Fields of each part that the tab may store. The Medicare number or IHI stays in memory only. */
const keptFields = {
  person: ['name', 'phone'],
  health: ['gender', 'dob'],
  address: ['street', 'suburb', 'state', 'postalCode'],
  whole: ['name', 'phone', 'gender', 'dob', 'street', 'suburb', 'state', 'postalCode'],
} as const satisfies Record<ProfilePart | 'whole', readonly (keyof ProfileEntries)[]>;

/** Separately saved part of the profile, or a new person's whole profile. */
export type FavouritesPart = keyof typeof keptFields;
/** Unsaved changes of a part. */
export type KeptProfile = Partial<ProfileEntries>;

/** Unsaved changes to store for a part; null if there are none. */
export function keptOf(part: FavouritesPart, entries: ProfileEntries, initial: ProfileEntries): KeptProfile | null {
  const names = keptFields[part];
  if (names.every((name) => entries[name] === initial[name])) return null;
  return Object.fromEntries(names.map((name) => [name, entries[name]]));
}

/** Stored changes of a part. Invalid values fall back to the saved ones. */
export function readKept(part: FavouritesPart, kept: unknown): KeptProfile | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const found = kept as Readonly<Record<string, unknown>>;
  const names: readonly string[] = keptFields[part];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name, found[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Undefined if invalid. */
function read(name: string, value: unknown): string | null | undefined {
  if (name === 'gender') return value === null ? null : genders.find((gender) => gender === value);
  if (name === 'state') return value === null ? null : stateCodes.find((state) => state === value);
  return typeof value === 'string' ? value : undefined;
}
