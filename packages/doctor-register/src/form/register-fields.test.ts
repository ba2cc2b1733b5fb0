import { loadCategory } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { blank, lackingFields, registerFields, type RegisterEntries } from './register-fields.ts';

const doctor = await loadCategory('doctor');
const pets = await loadCategory('pets');

const whole: RegisterEntries = {
  ...blank,
  name: 'Dr Odette Laurent',
  phone: '0491 577 644',
  gender: 'Female',
  street: '5 King William Street',
  state: 'SA',
  postcode: '5000',
  ahpraNumber: 'med 0009 000017',
  specialties: ['Rheumatology'],
};

describe('a registration’s missing fields', () => {
  it('are those of the specification, in form order', () => {
    expect(lackingFields(doctor, blank)).toEqual([
      'name',
      'phone',
      'gender',
      'street',
      'state',
      'postcode',
      'ahpraNumber',
      'specialties',
    ]);
  });

  it('are none once complete; documents, bio and a second language are optional', () => {
    expect(lackingFields(doctor, whole)).toEqual([]);
  });

  it.each([
    ['phone', { phone: '02 9999 9999' }],
    ['postcode', { postcode: '50' }],
    ['ahpraNumber', { ahpraNumber: 'NMW0009000017' }],
    ['profile', { profile: 'x'.repeat(2_001) }],
    ['languages', { languages: 'x'.repeat(61) }],
    ['specialties', { specialties: Array.from({ length: 31 }, (_, at) => `S${at}`) }],
  ])('is %s when it is wrong', (name, change) => {
    expect(lackingFields(doctor, { ...whole, ...change })).toEqual([name]);
  });
});

describe('the licences of a category with several registers', () => {
  const withLicences = (licences: RegisterEntries['licences'], specialties = ['General vet advice']) =>
    lackingFields(pets, { ...whole, ahpraNumber: '', specialties, licences });

  it('are needed where a chosen specialty needs one, and then a number of the register', () => {
    expect(withLicences([])).toEqual(['licences']);
    expect(withLicences([{ kind: 'vet-nsw', number: '' }])).toEqual(['licences']);
    expect(withLicences([{ kind: 'vet-nsw', number: 'N90017' }])).toEqual([]);
    expect(withLicences([], ['Dog training'])).toEqual([]);
  });

  it('are each given once', () => {
    const vet = { kind: 'vet-nsw', number: 'N90017' };
    expect(withLicences([vet, vet])).toEqual(['licences']);
  });
});

it('languages are English and the extras, each once', () => {
  const { languages } = registerFields(doctor, []);
  expect(languages.check(' Greek, italian ,English, greek,')).toEqual({
    tag: 'ok',
    value: ['English', 'Greek', 'italian'],
  });
});
