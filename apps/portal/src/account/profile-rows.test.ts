import { expect, it } from 'vitest';
import { profileRows } from './profile-rows.ts';

const newcomer = { userId: 'u1', email: 'new@example.com', role: null, name: null, specialistId: null, profile: null };

it('says of a newcomer only what the sign-in told', () => {
  expect(profileRows(newcomer)).toEqual([
    { term: 'Email', text: 'new@example.com' },
    { term: 'Account', text: 'Not set up yet' },
  ]);
});

it('writes a patient’s details as people say them', () => {
  const rows = profileRows({
    ...newcomer,
    role: 'patient',
    name: 'Maeve Tran',
    profile: {
      name: 'Maeve Tran',
      phone: '+61491570156',
      gender: 'Female',
      dob: '1988-04-12',
      medicareOrIhi: '•••••••701',
      address: { street: '12 Cascade Street', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' },
    },
  });
  expect(rows).toContainEqual({ term: 'Mobile', text: '0491 570 156' });
  expect(rows).toContainEqual({ term: 'Date of birth', text: '12 April 1988' });
  expect(rows).toContainEqual({ term: 'Address', text: '12 Cascade Street, Katoomba NSW 2780' });
});
