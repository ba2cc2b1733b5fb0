import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  entriesOf,
  isAddressBegun,
  profileFields,
  type ProfileEntries,
  type ProfileValues,
} from './profile-form.ts';

const today = '2026-11-20';
const nameAndPhone: ProfileEntries = { ...entriesOf(null, ' Maeve Tran '), phone: '0491 570 156' };
const filled: ProfileEntries = {
  ...nameAndPhone,
  gender: 'Female',
  dob: '1988-04-12',
  street: '12 Cascade Street',
  suburb: 'Katoomba',
  state: 'NSW',
  postalCode: '2780',
};

const check = (entries: ProfileEntries) => {
  const faults: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(profileFields(today, isAddressBegun(entries)))) {
    const checked = rule.check(entries[name as keyof ProfileEntries] as never);
    if (checked.tag === 'ok') values[name] = checked.value;
    else faults[name] = checked.fault;
  }
  return { faults, values: values as ProfileValues };
};

describe('the profile form', () => {
  it('requires only a name and a phone number', () => {
    expect(check(nameAndPhone).faults).toEqual({});
    expect(check(entriesOf(null, null)).faults).toEqual({ name: 'name-missing', phone: 'phone-invalid' });
  });

  it('refuses an incomplete address', () => {
    expect(check({ ...nameAndPhone, suburb: 'Katoomba' }).faults).toEqual({
      street: 'street-missing',
      state: 'state-missing',
      postalCode: 'postal-code-invalid',
    });
    expect(check(filled).faults).toEqual({});
  });

  it.each([
    ['phone', '02 4782 1000', 'phone-invalid'],
    ['dob', '2026-11-21', 'dob-invalid'],
    ['postalCode', '278', 'postal-code-invalid'],
    ['medicareOrIhi', '1234 56789 0', 'medicare-or-ihi-invalid'],
  ])('refuses %s %s', (field, text, fault) => {
    expect(check({ ...filled, [field]: text }).faults).toEqual({ [field]: fault });
  });

  it('sends valid bodies', () => {
    expect(bodyOf(check(filled).values)).toEqual({
      role: 'patient',
      name: 'Maeve Tran',
      phone: '+61491570156',
      gender: 'Female',
      dob: '1988-04-12',
      address: { street: '12 Cascade Street', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' },
    });
  });

  it('removes cleared fields', () => {
    expect(bodyOf(check(nameAndPhone).values)).toMatchObject({ gender: null, dob: null, address: null });
  });

  it('keeps the number on file, changes it or removes it', () => {
    expect(bodyOf(check(filled).values)).not.toHaveProperty('medicareOrIhi');
    const changed = check({ ...filled, medicareOrIhi: '2123 45670 1' });
    expect(bodyOf(changed.values).medicareOrIhi).toBe('2123456701');
    expect(bodyOf(check({ ...filled, removeNumber: true }).values).medicareOrIhi).toBeNull();
  });

  it('starts from the profile on file without showing its number', () => {
    const entries = entriesOf(
      {
        name: 'Maeve Tran',
        phone: '+61491570156',
        gender: null,
        dob: null,
        medicareOrIhi: '•••••••701',
        address: { street: 'a', suburb: 'b', state: 'VIC', postalCode: '3000' },
      },
      null,
    );
    expect(entries).toMatchObject({ phone: '0491 570 156', dob: '', suburb: 'b', state: 'VIC', medicareOrIhi: '' });
  });
});
