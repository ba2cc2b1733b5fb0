import { genders, stateCodes } from '@tele/core';
import type { ProfileEntries, ProfilePart } from './profile-form.ts';

/** The fields of each part that may be kept in the tab. The Medicare number or IHI is in none: it stays in memory, until it is sent. */
const keptFields = {
  person: ['name', 'phone'],
  health: ['gender', 'dob'],
  address: ['street', 'suburb', 'state', 'postalCode'],
  whole: ['name', 'phone', 'gender', 'dob', 'street', 'suburb', 'state', 'postalCode'],
} as const satisfies Record<ProfilePart | 'whole', readonly (keyof ProfileEntries)[]>;

/** A part of the profile that is saved alone, or the whole of a newcomer's. */
export type FavouritesPart = keyof typeof keptFields;
/** What is written into a part and not saved. */
export type KeptProfile = Partial<ProfileEntries>;

/** What is kept of what stands in the form of a part; null where it is as it was. */
export function keptOf(part: FavouritesPart, entries: ProfileEntries, initial: ProfileEntries): KeptProfile | null {
  const names = keptFields[part];
  if (names.every((name) => entries[name] === initial[name])) return null;
  return Object.fromEntries(names.map((name) => [name, entries[name]]));
}

/** What was kept of a part in this tab; whatever of it makes no sense is as it was. */
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

/** Undefined for what makes no sense. */
function read(name: string, value: unknown): string | null | undefined {
  if (name === 'gender') return value === null ? null : genders.find((gender) => gender === value);
  if (name === 'state') return value === null ? null : stateCodes.find((state) => state === value);
  return typeof value === 'string' ? value : undefined;
}
