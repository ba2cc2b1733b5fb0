import { describe, expect, it } from 'vitest';
import { bodyOf, checkProfile, errorsOf, formOf, type ProfileForm } from './profile-form.ts';

const today = '2026-11-20';
const filled: ProfileForm = {
  name: ' Maeve Tran ',
  phone: '0491 570 156',
  gender: 'Female',
  dob: '1988-04-12',
  street: '12 Cascade Street',
  suburb: '',
  state: 'NSW',
  postalCode: '2780',
  medicareOrIhi: '',
  removeNumber: false,
};

describe('the profile form', () => {
  it('has nothing wrong when it is filled', () => {
    expect(checkProfile(filled, today)).toEqual({});
  });

  it('names everything that is missing', () => {
    expect(Object.keys(checkProfile(formOf(null, null), today)).toSorted()).toEqual(
      ['dob', 'gender', 'name', 'phone', 'postalCode', 'state', 'street'].toSorted(),
    );
  });

  it.each([
    ['phone', '02 4782 1000', 'Enter a valid Australian phone'],
    ['dob', '2026-11-21', 'Enter your date of birth.'],
    ['postalCode', '278', 'Enter a 4-digit postcode.'],
    ['medicareOrIhi', '1234 56789 0', 'Enter a valid Medicare or IHI number.'],
  ])('refuses %s %s', (field, text, message) => {
    expect(checkProfile({ ...filled, [field]: text }, today)).toEqual({ [field]: message });
  });

  it('keeps the number on file, changes it or removes it', () => {
    expect(bodyOf(filled)).not.toHaveProperty('medicareOrIhi');
    expect(bodyOf({ ...filled, medicareOrIhi: '2123 45670 1' }).medicareOrIhi).toBe('2123 45670 1');
    expect(bodyOf({ ...filled, medicareOrIhi: 'old', removeNumber: true }).medicareOrIhi).toBeNull();
  });

  it('sends what the contract takes', () => {
    expect(bodyOf(filled)).toEqual({
      role: 'patient',
      name: 'Maeve Tran',
      phone: '0491 570 156',
      gender: 'Female',
      dob: '1988-04-12',
      address: { street: '12 Cascade Street', state: 'NSW', postalCode: '2780' },
    });
  });

  it('starts from the profile on file without showing its number', () => {
    const { address, ...rest } = {
      ...filled,
      address: { street: 'a', suburb: 'b', state: 'VIC' as const, postalCode: '3000' },
    };
    const form = formOf(
      { name: rest.name, phone: '+61491570156', gender: 'Female', dob: rest.dob, medicareOrIhi: '•••••••701', address },
      null,
    );
    expect(form).toMatchObject({ phone: '0491 570 156', suburb: 'b', state: 'VIC', medicareOrIhi: '' });
  });

  it('reads the API’s field names', () => {
    expect(errorsOf({ 'address.postalCode': 'x', phone: 'y' })).toEqual({ postalCode: 'x', phone: 'y' });
  });
});
