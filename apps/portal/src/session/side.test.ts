import { describe, expect, it } from 'vitest';
import { places } from '../places.ts';
import { sidesOf } from './role.ts';
import { ownSide, sideShown } from './side.ts';

const patient = { role: 'patient', profile: {} } as const;
const specialist = { role: 'specialist', profile: null } as const;
const both = { role: 'specialist', profile: {} } as const;

describe('the experience', () => {
  it('is the provider’s under /work and the client’s under /match, whoever but staff looks', () => {
    expect(sideShown(places.work, null, { role: 'staff', profile: null })).toBe('staff');
    for (const known of [null, patient, specialist, both]) {
      expect(sideShown(places.work, 'patient', known)).toBe('specialist');
      expect(sideShown(places.join, 'patient', known)).toBe('specialist');
      expect(sideShown(places.category, 'specialist', known)).toBe('patient');
      expect(sideShown(places.results, 'specialist', known)).toBe('patient');
    }
  });

  it('stays as it was on a place of both, for a person who is both', () => {
    expect(sideShown(places.appointments, 'patient', both)).toBe('patient');
    expect(sideShown(places.appointments, 'specialist', both)).toBe('specialist');
    expect(sideShown(places.appointments, null, both)).toBe('specialist');
  });

  it('is the only one of somebody who is one of them, on a place of both', () => {
    expect(sideShown(places.appointments, 'specialist', patient)).toBe('patient');
    expect(sideShown(places.register, 'patient', specialist)).toBe('specialist');
    expect(sideShown(undefined, null, null)).toBe('patient');
  });
});

describe('the sides of a person', () => {
  it('are both once a patient has become a specialist', () => {
    expect(sidesOf(both)).toEqual(['specialist', 'patient']);
  });

  it('are the patient’s for a newcomer, and staff’s own for staff', () => {
    expect(sidesOf({ role: null, profile: null })).toEqual(['patient']);
    expect(sidesOf({ role: 'staff', profile: null })).toEqual(['staff']);
  });

  it('hold where they look at the other', () => {
    expect(ownSide('specialist', patient)).toBe('patient');
    expect(ownSide('patient', specialist)).toBe('specialist');
    expect(ownSide('patient', both)).toBe('patient');
  });
});
