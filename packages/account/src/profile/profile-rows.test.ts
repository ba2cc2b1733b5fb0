import { expect, it } from 'vitest';
import { profileRows } from './profile-rows.ts';

const newcomer = {
  userId: 'u1',
  email: 'new@example.com',
  role: null,
  sides: [],
  name: null,
  specialistId: null,
  profession: null,
  profile: null,
};
const patient = { side: 'patient', locale: 'en-AU' } as const;
const maeve = { ...newcomer, role: 'patient' as const, name: 'Maeve Tran' };

it('a newcomer’s rows show only the sign-in’s details', () => {
  expect(profileRows(newcomer, patient)).toEqual([
    { term: 'email', value: 'new@example.com' },
    { term: 'account', value: { word: 'newcomer' } },
  ]);
});

it('a patient’s details are shown in words, on the patient’s side only', () => {
  const profile = {
    name: 'Maeve Tran',
    phone: '+61491570156',
    gender: 'Female' as const,
    dob: '1988-04-12',
    medicareOrIhi: '•••••••701',
    address: { street: '12 Cascade Street', suburb: 'Katoomba', state: 'NSW' as const, postalCode: '2780' },
  };
  const rows = profileRows({ ...maeve, profile }, patient);
  expect(rows).toContainEqual({ term: 'phone', field: 'phone', value: '0491 570 156' });
  expect(rows).toContainEqual({ term: 'dob', field: 'dob', value: '12 April 1988' });
  expect(rows).toContainEqual({ term: 'gender', field: 'gender', value: { word: 'Female' } });
  expect(rows).toContainEqual({ term: 'address', field: 'address', value: '12 Cascade Street, Katoomba NSW 2780' });
  expect(profileRows({ ...maeve, profile }, { side: 'specialist', locale: 'en-AU' }).map(({ term }) => term)).toEqual([
    'name',
    'email',
    'account',
  ]);
  expect(profileRows({ ...maeve, profile }, { ...patient, locale: 'de-DE' })).toContainEqual({
    term: 'dob',
    field: 'dob',
    value: '12. April 1988',
  });
});

it('unknown details have no row', () => {
  const profile = {
    name: 'Maeve Tran',
    phone: '+61491570156',
    gender: null,
    dob: null,
    medicareOrIhi: null,
    address: null,
  };
  expect(profileRows({ ...maeve, profile }, patient).map(({ term }) => term)).toEqual([
    'name',
    'email',
    'account',
    'phone',
  ]);
});
