import {
  ahpraNumberRule,
  emailRule,
  genderRule,
  languagesRule,
  licenceKind,
  nameRule,
  numberFit,
  phoneRule,
  postalCodeRule,
  profileTextRule,
  spellNumber,
  stateRule,
  streetRule,
  suburbRule,
  typedList,
  unlicensed,
  type Category,
  type FieldRule,
  type Licence,
} from '@tele/core';
import type { Entries, Values } from '@tele/kit';

// Error texts by code: form-faults.messages.ts.
/** Maximum per application. */
export const most = { specialties: 30, licences: 20 } as const;

/** For an account without a known email; empty otherwise. */
const ownEmailRule: FieldRule<string, string, 'email-incomplete'> = {
  check: (entry) => {
    const checked = emailRule.check(entry);
    if (entry.trim() === '') return { tag: 'ok', value: '' };
    return checked.tag === 'ok' ? checked : { tag: 'fault', fault: 'email-incomplete' };
  },
  messages: { 'email-incomplete': emailRule.messages.incomplete },
};

const whetherJoins: FieldRule<boolean, boolean, never> = { check: (value) => ({ tag: 'ok', value }), messages: {} };

const specialtiesRule: FieldRule<readonly string[], string[]> = {
  check: (entry) => {
    if (entry.length === 0) return { tag: 'fault', fault: 'specialties-missing' };
    return entry.length > most.specialties
      ? { tag: 'fault', fault: 'specialties-too-many' }
      : { tag: 'ok', value: [...entry] };
  },
  messages: {},
};

/** Rejects numbers of a known wrong format; staff check the rest. A licence must cover each of `specialties`. */
const licencesRule = (
  category: Category,
  specialties: readonly string[],
): FieldRule<readonly Licence[], Licence[]> => ({
  check: (entry) => {
    const value = entry.map(({ kind, number }) => ({ kind, number: spellNumber(number) }));
    const kinds = new Set(value.map(({ kind }) => kind));
    if (value.some(({ kind, number }) => kind === '' || number === '')) return fault('licence-incomplete');
    if (kinds.size < value.length) return fault('licence-twice');
    const isWrong = value.some(({ kind: key, number }) => {
      const kind = licenceKind(category, key);
      return !kind || numberFit(kind, number) === 'wrong';
    });
    if (isWrong) return fault('licence-wrong');
    return unlicensed(category, specialties, value).length > 0 ? fault('licence-lacking') : { tag: 'ok', value };
  },
  messages: {},
});

const fault = (code: string) => ({ tag: 'fault', fault: code }) as const;
const none: FieldRule<readonly Licence[], Licence[]> = {
  check: () => ({ tag: 'ok', value: [] }),
  messages: {},
};
const noNumber: typeof ahpraNumberRule = { ...ahpraNumberRule, check: () => ({ tag: 'ok', value: '' }) };

/** Rules of the form in field order (spec section 5 'Doctor registration'). A category has one number, or licences. */
export function registerFields(category: Category, specialties: readonly string[]) {
  const hasNumber = category.ahpra !== null;
  return {
    joinEucaMd: whetherJoins,
    name: nameRule,
    email: ownEmailRule,
    phone: phoneRule,
    gender: genderRule,
    languages: typedList(languagesRule, /,/),
    street: streetRule,
    suburb: suburbRule,
    state: stateRule,
    postcode: postalCodeRule,
    ahpraNumber: hasNumber ? ahpraNumberRule : noNumber,
    specialties: specialtiesRule,
    licences: hasNumber ? none : licencesRule(category, specialties),
    profile: profileTextRule,
  } as const;
}

export type RegisterFields = ReturnType<typeof registerFields>;
export type RegisterName = keyof RegisterFields;
export type RegisterEntries = Entries<RegisterFields>;
export type RegisterValues = Values<RegisterFields>;

export const blank: RegisterEntries = {
  joinEucaMd: false,
  name: '',
  email: '',
  phone: '',
  gender: null,
  languages: '',
  street: '',
  suburb: '',
  state: null,
  postcode: '',
  ahpraNumber: '',
  specialties: [],
  licences: [],
  profile: '',
};

/** Fields that block sending, in form order. */
export function lackingFields(category: Category, entries: RegisterEntries): RegisterName[] {
  const rules = registerFields(category, entries.specialties);
  const names = Object.keys(rules) as RegisterName[];
  return names.filter((name) => (rules[name] as FieldRule<unknown, unknown>).check(entries[name]).tag === 'fault');
}
