import type { StateCode } from '@tele/core';

export interface SeededPatient {
  email: string;
  name: string;
  gender: 'Male' | 'Female' | 'Other';
  /** YYYY-MM-DD. */
  dob: string;
  address: { street: string; suburb: string; state: StateCode; postalCode: string };
  /** Digits of a Medicare number or an IHI with valid check digits, issued to no one here. */
  medicareOrIhi: string;
}

export const seededPatients: readonly SeededPatient[] = [
  {
    email: 'maeve.tran@example.com',
    name: 'Maeve Tran',
    gender: 'Female',
    dob: '1987-03-14',
    address: { street: '12 Laman Street', suburb: 'Cooks Hill', state: 'NSW', postalCode: '2300' },
    medicareOrIhi: '2123456701',
  },
  {
    email: 'lachlan.petrou@example.com',
    name: 'Lachlan Petrou',
    gender: 'Male',
    dob: '1974-11-02',
    address: { street: '48 Lygon Street', suburb: 'Carlton', state: 'VIC', postalCode: '3053' },
    medicareOrIhi: '8003608166690503',
  },
  {
    email: 'noor.haddad@example.com',
    name: 'Noor Haddad',
    gender: 'Female',
    dob: '1995-06-21',
    address: { street: '7 Boundary Street', suburb: 'West End', state: 'QLD', postalCode: '4101' },
    medicareOrIhi: '29505180812',
  },
  {
    email: 'jordan.whittaker@example.com',
    name: 'Jordan Whittaker',
    gender: 'Other',
    dob: '2001-01-30',
    address: { street: '3 Elizabeth Street', suburb: 'Hobart', state: 'TAS', postalCode: '7000' },
    medicareOrIhi: '3456789171',
  },
  {
    email: 'mei.lin.chua@example.com',
    name: 'Mei Lin Chua',
    gender: 'Female',
    dob: '1962-09-09',
    address: { street: '90 Beaufort Street', suburb: 'Highgate', state: 'WA', postalCode: '6003' },
    medicareOrIhi: '4567891241',
  },
  {
    email: 'darcy.kelleher@example.com',
    name: 'Darcy Kelleher',
    gender: 'Male',
    dob: '1990-12-05',
    address: { street: '21 Mitchell Street', suburb: 'Darwin City', state: 'NT', postalCode: '0800' },
    medicareOrIhi: '5678912371',
  },
];

/** Doctor whose application waits for staff. */
export const seededApplicant = { email: 'dr.rosalind.quaye@example.com', name: 'Rosalind Quaye' };
