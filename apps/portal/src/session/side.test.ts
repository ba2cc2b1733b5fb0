import { describe, expect, it } from 'vitest';
import { places } from '../places.ts';
import { ownSide, sideShown } from './side.ts';
import { sidesOf } from './sides.ts';

const newcomer = { sides: [] };
const patient = { sides: ['patient'] } as const;
const specialist = { sides: ['specialist'] } as const;
const both = { sides: ['patient', 'specialist'] } as const;
const staff = { sides: ['staff'] } as const;

describe('the experience', () => {
  it('is provider under /work, client under /match and staff under /staff', () => {
    for (const known of [null, newcomer, patient, specialist, both, staff]) {
      expect(sideShown(places.work, 'patient', known)).toBe('specialist');
      expect(sideShown(places.join, 'patient', known)).toBe('specialist');
      expect(sideShown(places.category, 'specialist', known)).toBe('patient');
      expect(sideShown(places.results, 'specialist', known)).toBe('patient');
      expect(sideShown(places.staff, 'patient', known)).toBe('staff');
    }
  });

  it('stays the same on a shared place, for a person with both', () => {
    expect(sideShown(places.appointments, 'patient', both)).toBe('patient');
    expect(sideShown(places.appointments, 'specialist', both)).toBe('specialist');
    expect(sideShown(places.appointments, null, both)).toBe('specialist');
    expect(sideShown(places.register, 'patient', staff)).toBe('patient');
  });

  it('is their own on a shared place, for a person with one', () => {
    expect(sideShown(places.appointments, 'specialist', patient)).toBe('patient');
    expect(sideShown(places.register, 'patient', specialist)).toBe('specialist');
    expect(sideShown(undefined, null, null)).toBe('patient');
  });
});

describe('the sides a person can use', () => {
  it('are those of the account, home first', () => {
    expect(sidesOf(both)).toEqual(['specialist', 'patient']);
    expect(sidesOf({ sides: ['patient', 'specialist', 'staff'] })).toEqual(['staff', 'specialist', 'patient']);
  });

  it('include the patient’s without a profile, except for a specialist', () => {
    expect(sidesOf(newcomer)).toEqual(['patient']);
    expect(sidesOf(staff)).toEqual(['staff', 'patient']);
    expect(sidesOf(specialist)).toEqual(['specialist']);
  });

  it('stay the same while another side is shown', () => {
    expect(ownSide('specialist', patient)).toBe('patient');
    expect(ownSide('patient', specialist)).toBe('specialist');
    expect(ownSide('patient', both)).toBe('patient');
  });
});
