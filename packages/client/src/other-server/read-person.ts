import { genders, profileTypes, stateCodes } from '@tele/core';
import { profession, locationOf } from './read-specialist.ts';
import { cents, fieldsOf, instant, listOf, object, text, tried, word, wordOf, type Fields } from './read.ts';

const roles = ['patient', 'specialist', 'staff'] as const;
const statuses = ['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'] as const;

export function addressOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const { street, suburb, state, postalCode, postcode } = value as Fields;
  const known = wordOf(stateCodes, state);
  const code = postalCode ?? postcode;
  const isWritten = typeof street === 'string' && street !== '' && /^\d{4}$/.test(String(code));
  if (known === undefined || !isWritten) return null;
  const named = tried(text, undefined)(suburb);
  return { street, ...(named === undefined ? {} : { suburb: named }), state: known, postalCode: String(code) };
}

/** Profile with the known fields; null if all are missing. */
export function profileOf(value: unknown, name: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const raw = value as Fields;
  return {
    name: tried(text, '')(raw['name'] ?? name),
    phone: tried(text, '')(raw['phone']),
    gender: wordOf(genders, raw['gender']) ?? null,
    dob: tried(text, null)(raw['dob']),
    medicareOrIhi: tried(text, null)(raw['medicareOrIhi']),
    address: addressOf(raw['address']),
  };
}

export const me = (saved: unknown) =>
  object((raw) => {
    const role = wordOf(roles, raw['role']) ?? null;
    const sides = tried(listOf(word(roles)), role === null ? [] : [role])(raw['sides']);
    const email = tried(text, '')(raw['email']);
    return {
      userId: text(raw['userId'] ?? raw['id'] ?? (email || 'me')),
      email,
      role,
      sides,
      name: tried(text, null)(raw['name']),
      specialistId: tried(text, null)(raw['specialistId']),
      profession: sides.includes('specialist') ? profession(raw['profession']) : null,
      profile: profileOf(raw['profile'] ?? saved, raw['name']),
      onFile: undefined,
      entered: undefined,
    };
  });

const licence = object((raw) => ({
  kind: text(raw['kind']),
  label: tried(text, '')(raw['label']),
  number: tried(text, '')(raw['number']),
  states: tried(listOf(word(stateCodes)), [])(raw['states']),
  register: object((register) => ({
    name: tried(text, '')(register['name']),
    url: tried(text, null)(register['url']),
  }))(raw['register'] ?? {}),
}));

/** Provider profile. The specification has only `status` and `profileType`; fields to apply again are left out. */
export const provider = (category: string | undefined) =>
  object((raw) => ({
    status: word(statuses)(raw['status'] ?? 'PENDING'),
    profileType: wordOf(profileTypes, raw['profileType']) ?? 'SOLO',
    profession: profession(raw['profession'] ?? category),
    applicationId: tried(text, null)(raw['applicationId']),
    submittedAt: tried(instant, null)(raw['submittedAt']),
    decidedAt: tried(instant, null)(raw['decidedAt']),
    reason: tried(text, null)(raw['reason']),
    faults: [],
    specialistId: tried(text, null)(raw['specialistId']),
    name: tried(text, '')(raw['name']),
    photoUrl: tried(text, null)(raw['photoUrl']),
    photoSmallUrl: tried(text, null)(raw['photoSmallUrl']),
    location: locationOf(raw['location']),
    specialties: tried(listOf(text), [])(raw['specialties']),
    profile: tried(text, null)(raw['profile']),
    licences: tried(listOf(licence), [])(raw['licences']),
    documents: [],
    details: null,
  }));

export const savedCard = object((raw) => ({
  cardId: text(raw['cardId']),
  paymentMethodId: text(raw['paymentMethodId']),
  brand: text(raw['brand']),
  last4: text(raw['last4']),
  expMonth: cents(raw['expMonth']),
  expYear: cents(raw['expYear']),
}));

const tenMegabytes = 10_000_000;
const tenMinutes = 10 * 60_000;

export const upload = (now: Date) =>
  object((raw) => {
    const fields = Object.fromEntries(
      Object.entries(fieldsOf(raw['fields'] ?? {})).map(([key, value]) => [key, text(value)]),
    );
    return {
      url: text(raw['url']),
      fields,
      key: text(raw['key'] ?? fields['key']),
      maxBytes: tried(cents, tenMegabytes)(raw['maxBytes']),
      expiresAt: tried(instant, new Date(now.getTime() + tenMinutes).toISOString())(raw['expiresAt']),
    };
  });
