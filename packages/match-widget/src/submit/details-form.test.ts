import { professionIds } from '@tele/core';
import { aPatientProfile } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { askedFields, bodyOf, detailsFields, knownDetails } from './details-form.ts';

const bare = aPatientProfile({ gender: null, dob: null, medicareOrIhi: null, address: null });
const address = ['street', 'suburb', 'state', 'postalCode'];

describe('what a booking asks of a person', () => {
  it('is required details the profile lacks, plus the optional number', () => {
    expect(askedFields({ profile: null }, 'doctor', true)).toEqual([
      'name',
      'phone',
      'gender',
      'dob',
      'medicareOrIhi',
      ...address,
    ]);
    expect(askedFields({ profile: null }, 'education', true)).toEqual(['name', 'phone']);
    expect(askedFields({ profile: bare }, 'allied-health', true)).toEqual([
      'gender',
      'dob',
      'medicareOrIhi',
      ...address,
    ]);
    expect(askedFields({ profile: bare }, 'real-estate', true)).toEqual(address);
  });

  it('excludes hidden details on file', () => {
    const known = { profile: null, onFile: ['name', 'phone', 'medicareOrIhi', 'address'] as const };
    expect(askedFields(known, 'doctor', true)).toEqual(['gender', 'dob']);
    expect(askedFields(known, 'legal', true)).toEqual([]);
  });

  it('is all that the category needs, to change it', () => {
    expect(askedFields({ profile: aPatientProfile() }, 'legal', false)).toEqual(['name', 'phone']);
    expect(askedFields({ profile: aPatientProfile() }, 'home-design', false)).toEqual(['name', 'phone', ...address]);
  });

  it('is only how to reach them, for someone else', () => {
    const known = { profile: null, forOther: true };
    expect(askedFields(known, 'doctor', true)).toEqual(['name', 'phone', ...address]);
    expect(askedFields(known, 'legal', true)).toEqual(['name', 'phone']);
  });

  it('is nothing of health outside health', () => {
    for (const profession of professionIds.filter((id) => id !== 'doctor' && id !== 'allied-health')) {
      expect(askedFields({ profile: null }, profession, true)).not.toContain('dob');
      expect(askedFields({ profile: null }, profession, true)).not.toContain('medicareOrIhi');
    }
  });
});

it('validates only the requested fields', () => {
  const fields = detailsFields(['name', 'phone'], '2026-11-24');
  expect(fields.name.check('')).toMatchObject({ tag: 'fault' });
  expect(fields.dob.check('')).toEqual({ tag: 'ok', value: undefined });
});

it('starts from known values, but never from a masked number', () => {
  expect(knownDetails(null, 'Maeve Tran')).toMatchObject({ name: 'Maeve Tran', phone: '' });
  expect(knownDetails(aPatientProfile({ phone: '+61491570156' }), null)).toMatchObject({ phone: '0491 570 156' });
  expect(knownDetails(aPatientProfile({ medicareOrIhi: '•••• 1' }), null).medicareOrIhi).toBe('');
});

it('sends the requested fields only', () => {
  const none = { gender: undefined, dob: undefined, medicareOrIhi: undefined, suburb: undefined };
  const values = {
    ...none,
    name: undefined,
    phone: undefined,
    street: '1 Example Street',
    state: 'TAS' as const,
    postalCode: '7000',
  };
  expect(bodyOf(values)).toEqual({
    role: 'patient',
    address: { street: '1 Example Street', state: 'TAS', postalCode: '7000' },
  });
});
