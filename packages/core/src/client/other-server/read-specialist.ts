import { specialtiesOf } from '../../catalogue/profession-specialties.ts';
import { professionIds, professionOf, type ProfessionId } from '../../catalogue/professions.ts';
import { stateCodes } from '../../catalogue/states.ts';
import { limits } from '../../limits.ts';
import {
  after,
  cents,
  fieldsOf,
  flag,
  instant,
  listOf,
  object,
  optional,
  or,
  text,
  tried,
  wordOf,
  type Read,
} from './read.ts';

/** A specification without professions is about doctors. */
export const profession: Read<ProfessionId> = (value) => {
  const segment = typeof value === 'string' ? value.toLowerCase() : '';
  return professionOf(segment)?.id ?? wordOf(professionIds, value) ?? 'doctor';
};

/** Null for a place whose state is not known. */
export function locationOf(value: unknown): { city: string; state: (typeof stateCodes)[number] } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { city, state } = fieldsOf(value);
  const known = wordOf(stateCodes, state);
  return known === undefined ? null : { city: tried(text, '')(city), state: known };
}

const registration = object((raw) => ({
  label: text(raw['label']),
  number: text(raw['number']),
  register: object((register) => ({ name: text(register['name']), url: text(register['url']) }))(raw['register']),
}));

export const specialist = object((raw) => ({
  specialistId: text(raw['specialistId'] ?? raw['id']),
  name: text(raw['name']),
  photoUrl: or(text, null)(raw['photoUrl']),
  location: locationOf(raw['location'] ?? raw),
  subspecialties: tried(listOf(text), [])(raw['subspecialties']),
  bio: or(text, '')(raw['bio']),
  featured: flag(raw['featured']),
  feeFromCents: or(cents, undefined)(raw['feeFromCents']),
  ...optional(raw, { photoSmallUrl: text, languages: listOf(text), registration }),
}));

/** A specialty by its name alone too; its heading is the catalogue's. */
export const specialtyOption =
  (of: ProfessionId): Read<{ name: string; group: string; available: boolean }> =>
  (value) => {
    const raw = typeof value === 'string' ? { name: value } : fieldsOf(value);
    const { name, group, available } = raw as Readonly<Record<string, unknown>>;
    const called = text(name);
    const heading = specialtiesOf(of).find((each) => each.name === called)?.group;
    return { name: called, group: tried(text, heading ?? 'Other')(group), available: or(flag, true)(available) };
  };

/** A slot as an object or as its start alone; 30 minutes without an end. */
export const slot: Read<{ startISO: string; endISO: string }> = (value) => {
  const raw = typeof value === 'string' ? { startISO: value } : fieldsOf(value);
  const { startISO, slotISO, start, endISO, end } = raw as Readonly<Record<string, unknown>>;
  const from = instant(startISO ?? slotISO ?? start);
  return { startISO: from, endISO: or(instant, after(from, limits.appointmentMinutes))(endISO ?? end) };
};
