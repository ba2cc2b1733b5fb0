import { describe, expect, it } from 'vitest';
import { missingContactFields, missingPersonFields } from './missing-person-fields.ts';
import { consentRule, personFields } from './person-fields.ts';

const finn = { name: 'Finn Tran', gender: 'Male', dob: '2019-05-02' };

describe('a person a patient books for', () => {
  it('needs a name, and for health a gender and a date of birth; never a number', () => {
    expect(missingPersonFields({}, 'doctor')).toEqual(['name', 'gender', 'dob']);
    expect(missingPersonFields({ name: 'Finn Tran' }, 'education')).toEqual([]);
    expect(missingPersonFields(finn, 'allied-health')).toEqual([]);
  });

  it('is reached through the booker: name, phone, and an address if one is seen', () => {
    expect(missingContactFields(null, 'doctor')).toEqual(['name', 'phone', 'address']);
    expect(missingContactFields({ name: 'Maeve Tran', phone: '0491 570 156' }, 'education')).toEqual([]);
    expect(missingContactFields({ name: 'Maeve Tran' }, 'doctor', ['phone'])).toEqual(['address']);
  });

  it('follows the rules of a patient’s own profile', () => {
    const { dob, phone, medicareOrIhi, name } = personFields('2026-11-23');
    expect(dob.check('2026-11-24')).toEqual({ tag: 'fault', fault: 'dob-invalid' });
    expect(phone.check('')).toEqual({ tag: 'ok', value: null });
    expect(phone.check('0491 570 157')).toEqual({ tag: 'ok', value: '+61491570157' });
    expect(medicareOrIhi.check('2123 45670 2')).toEqual({ tag: 'ok', value: '2123456702' });
    expect(name.check(' ')).toEqual({ tag: 'fault', fault: 'name-missing' });
  });

  it('is booked for only with the booker’s consent', () => {
    expect(consentRule.check(false)).toEqual({ tag: 'fault', fault: 'consent-missing' });
    expect(consentRule.check(true)).toEqual({ tag: 'ok', value: true });
  });
});
