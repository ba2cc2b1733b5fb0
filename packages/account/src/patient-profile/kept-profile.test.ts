import { aPatientProfile } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { keptOf, readKept, type FavouritesPart } from './kept-profile.ts';
import { entriesOf, type ProfileEntries } from './profile-form.ts';

const onFile = entriesOf(aPatientProfile(), null);
const written: ProfileEntries = {
  ...onFile,
  name: 'Maeve Tran-Ng',
  dob: '1988-04-13',
  suburb: 'Leura',
  medicareOrIhi: '2123 45670 1',
  removeNumber: true,
};

describe('the draft of a profile', () => {
  it.each<[FavouritesPart, string[]]>([
    ['person', ['name', 'phone']],
    ['health', ['gender', 'dob']],
    ['address', ['street', 'suburb', 'state', 'postalCode']],
    ['whole', ['name', 'phone', 'gender', 'dob', 'street', 'suburb', 'state', 'postalCode']],
  ])('holds %s only, and never the number', (part, names) => {
    const kept = keptOf(part, written, onFile);
    expect(Object.keys(kept ?? {})).toEqual(names);
    expect(JSON.stringify(kept)).not.toContain('2123');
    expect(readKept(part, JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('is empty without changes, or with a new number only', () => {
    expect(keptOf('person', onFile, onFile)).toBeNull();
    expect(keptOf('health', { ...onFile, medicareOrIhi: '2123 45670 1' }, onFile)).toBeNull();
  });

  it.each([null, 'x', 7])('is empty when invalid: %j', (kept) => {
    expect(readKept('whole', kept)).toBeNull();
  });

  it('drops invalid and forbidden fields', () => {
    const kept = { street: 7, suburb: 'Leura', state: 'XX', postalCode: '2780', medicareOrIhi: '2123456701' };
    expect(readKept('address', kept)).toEqual({ suburb: 'Leura', postalCode: '2780' });
    expect(readKept('health', { gender: 'Female', dob: '1988-04-13', medicareOrIhi: '2123456701' })).toEqual({
      gender: 'Female',
      dob: '1988-04-13',
    });
  });
});
