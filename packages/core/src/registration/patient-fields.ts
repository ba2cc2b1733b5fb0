import { requiredChoice } from '../field/choice.ts';
import { optionalField } from '../field/optional.ts';
import type { FieldRule } from '../field/rule.ts';
import { freeText, requiredText } from '../field/text.ts';
import type { DayKey } from '../time/day-key.ts';
import { isDay } from '../time/is-day.ts';
import { normaliseAuPhone, phoneMessage } from './au-phone.ts';
import { genders } from './genders.ts';
import { medicareOrIhiMessage, normaliseMedicareOrIhi } from './medicare-or-ihi.ts';
import { stateRule } from './state-rule.ts';

export const nameRule = requiredText('name', { maxLength: 120, missing: 'Enter your full name.' });

/** Australian mobile, any spacing. Value: `+614…` (spec section 5). */
export const phoneRule: FieldRule<string, string, 'phone-invalid'> = {
  check: (entry) => {
    const value = normaliseAuPhone(entry);
    return value === undefined ? { tag: 'fault', fault: 'phone-invalid' } : { tag: 'ok', value };
  },
  messages: { 'phone-invalid': phoneMessage },
};

export const genderRule = requiredChoice('gender', genders, 'Choose a gender.');

/** Calendar day 'YYYY-MM-DD', from 1900 to `today`. */
export function birthDateRule(today: DayKey): FieldRule<string, DayKey, 'dob-invalid'> {
  return {
    check: (entry) => {
      const value = entry.trim();
      const possible = isDay(value) && value >= '1900-01-01' && value <= today;
      return possible ? { tag: 'ok', value } : { tag: 'fault', fault: 'dob-invalid' };
    },
    messages: { 'dob-invalid': 'Enter your date of birth.' },
  };
}

/** Medicare number or IHI, any spacing. Value: the digits. */
export const medicareOrIhiRule: FieldRule<string, string, 'medicare-or-ihi-invalid'> = {
  check: (entry) => {
    const value = normaliseMedicareOrIhi(entry.trim());
    return value === undefined ? { tag: 'fault', fault: 'medicare-or-ihi-invalid' } : { tag: 'ok', value };
  },
  messages: { 'medicare-or-ihi-invalid': medicareOrIhiMessage },
};

export const streetRule = requiredText('street', { maxLength: 200, missing: 'Enter your street address.' });
export const suburbRule = freeText('suburb', 100);

export const postalCodeRule: FieldRule<string, string, 'postal-code-invalid'> = {
  check: (entry) => {
    const value = entry.trim();
    return /^\d{4}$/.test(value) ? { tag: 'ok', value } : { tag: 'fault', fault: 'postal-code-invalid' };
  },
  messages: { 'postal-code-invalid': 'Enter a 4-digit postcode.' },
};

export function patientFields(today: DayKey) {
  return {
    name: nameRule,
    phone: phoneRule,
    gender: genderRule,
    dob: birthDateRule(today),
    medicareOrIhi: optionalField(medicareOrIhiRule),
    street: streetRule,
    suburb: suburbRule,
    state: stateRule,
    postalCode: postalCodeRule,
  } as const;
}
