import {
  limits,
  type ProfessionId,
  professionIds,
  professionOf,
  readBlock,
  stateCodes,
  usualReplies,
} from '@tele/core';
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
  word,
  wordOf,
  type Fields,
  type Read,
} from './read.ts';

/** Without a profession, the server is for doctors. */
export const profession: Read<ProfessionId> = (value) => {
  const segment = typeof value === 'string' ? value.toLowerCase() : '';
  return professionOf(segment)?.id ?? wordOf(professionIds, value) ?? 'doctor';
};

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
  ...optional(raw, { photoSmallUrl: text, languages: listOf(text), registration, usualReply: word(usualReplies) }),
}));

export const specialtyOption: Read<{ name: string; group: string; available: boolean }> = (value) => {
  const raw: Fields = typeof value === 'string' ? { name: value } : fieldsOf(value);
  return {
    name: text(raw['name']),
    group: tried(text, 'Other')(raw['group']),
    available: or(flag, true)(raw['available']),
  };
};

/** Slot under any names of its times, or only a start. Without an end it lasts 30 minutes. */
export const slot: Read<{ startISO: string; endISO: string }> = (value) => {
  const whole = readBlock(value);
  if (whole) return whole;
  const raw: Fields = typeof value === 'string' ? { startISO: value } : fieldsOf(value);
  const startISO = instant(raw['startISO'] ?? raw['slotISO'] ?? raw['start'] ?? raw['from'] ?? raw['begin']);
  return { startISO, endISO: after(startISO, limits.appointmentMinutes) };
};
