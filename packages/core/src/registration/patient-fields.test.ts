import { describe, expect, it } from 'vitest';
import type { FieldRule } from '../field/rule.ts';
import { faultText } from '../field/fault-text.ts';
import { patientFields } from './patient-fields.ts';

const fields = patientFields('2026-11-24');
const valueOf = <Entry, Value>(rule: FieldRule<Entry, Value>, entry: Entry) => {
  const checked = rule.check(entry);
  return checked.tag === 'ok' ? checked.value : checked.fault;
};

describe('a patient’s profile', () => {
  it('accepts valid values and normalises them', () => {
    expect(valueOf(fields.name, ' Noor Haddad ')).toBe('Noor Haddad');
    expect(valueOf(fields.phone, '0491 570 006')).toBe('+61491570006');
    expect(valueOf(fields.gender, 'Other')).toBe('Other');
    expect(valueOf(fields.dob, '1988-02-29')).toBe('1988-02-29');
    expect(valueOf(fields.medicareOrIhi, '2123 45670 1')).toBe('2123456701');
    expect(valueOf(fields.street, '1 Example Street')).toBe('1 Example Street');
    expect(valueOf(fields.suburb, ' ')).toBe('');
    expect(valueOf(fields.state, 'TAS')).toBe('TAS');
    expect(valueOf(fields.postalCode, ' 7000 ')).toBe('7000');
  });

  it('says what is wrong in the words of the specification', () => {
    expect(faultText(fields.name, ' ')).toBe('Enter your full name.');
    expect(faultText(fields.phone, '02 4921 5000')).toBe('Enter a valid Australian phone');
    expect(faultText(fields.gender, null)).toBe('Choose a gender.');
    expect(faultText(fields.medicareOrIhi, '2123 45671 1')).toBe('Enter a valid Medicare or IHI number.');
    expect(faultText(fields.street, '')).toBe('Enter your street address.');
    expect(faultText(fields.suburb, 'x'.repeat(101))).toBe('Use up to 100 characters.');
    expect(faultText(fields.state, null)).toBe('Choose an Australian state or territory.');
    expect(faultText(fields.postalCode, '700')).toBe('Enter a 4-digit postcode.');
  });

  it.each(['', '2026-11-25', '1899-12-31', '1988-02-30', '1987-02-29', '29/02/1988', '1988-2-29'])(
    '%j is no date of birth',
    (entry) => {
      expect(faultText(fields.dob, entry)).toBe('Enter your date of birth.');
    },
  );

  it('accepts a birth date up to today', () => {
    expect(valueOf(fields.dob, '2026-11-24')).toBe('2026-11-24');
  });

  it.each(['', '  ', null])('has no Medicare number when it is %j', (entry) => {
    expect(valueOf(fields.medicareOrIhi, entry)).toBeNull();
  });
});
