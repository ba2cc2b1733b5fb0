import { describe, expect, it } from 'vitest';
import { bodyOf } from './body-of.ts';
import type { RegisterValues } from './register-fields.ts';

const values: RegisterValues = {
  joinEucaMd: false,
  email: '',
  name: 'Dr Odette Laurent',
  phone: '+61491577644',
  gender: 'Female',
  languages: ['English'],
  street: '5 King William Street',
  suburb: '',
  state: 'SA',
  postcode: '5000',
  ahpraNumber: 'MED0009000017',
  specialties: ['Rheumatology'],
  licences: [],
  profile: '',
};
const sent = {
  profession: 'doctor',
  email: 'o@example.com',
  keys: { cvKey: 'documents/cv' },
  turnstileToken: 't',
} as const;

describe('the payload of a registration', () => {
  it('is the one of the specification', () => {
    expect(bodyOf(values, sent)).toEqual({
      profession: 'doctor',
      profileType: 'SOLO',
      name: 'Dr Odette Laurent',
      email: 'o@example.com',
      phone: '+61491577644',
      address: { street: '5 King William Street', state: 'SA', postcode: '5000' },
      ahpraNumber: 'MED0009000017',
      gender: 'Female',
      languages: ['English'],
      specialties: ['Rheumatology'],
      practiceName: null,
      adminContact: null,
      documents: { cvKey: 'documents/cv', ahpraKey: null, photoKey: null, id1Key: null, id2Key: null },
      modes: ['TELEHEALTH'],
      availability: [],
      feeRange: null,
      subspecialties: [],
      profile: null,
      turnstileToken: 't',
    });
  });

  it('contains EUCA_MD for members of the practice', () => {
    expect(bodyOf({ ...values, joinEucaMd: true }, sent).profileType).toBe('EUCA_MD');
  });
});
