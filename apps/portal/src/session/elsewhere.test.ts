import { describe, expect, it } from 'vitest';
import { places } from '../places.ts';
import { elsewhere } from './elsewhere.ts';

const newcomer = { sides: [] };
const patient = { sides: ['patient'] } as const;
const specialist = { sides: ['specialist'] } as const;
const staff = { sides: ['staff'] } as const;
const all = { sides: ['patient', 'specialist', 'staff'] } as const;

describe('a place of one side', () => {
  it('redirects everyone but specialists from a specialist’s place to /work', () => {
    for (const known of [newcomer, patient, staff]) {
      expect(elsewhere(places.inbox, known)).toBe('/work');
      expect(elsewhere(places.availability, known)).toBe('/work');
    }
  });

  it('is open to everyone when it is a patient’s, because anyone may book', () => {
    for (const known of [newcomer, patient, specialist, staff])
      for (const place of [places.search, places.requests, places.start]) expect(elsewhere(place, known)).toBeNull();
  });

  it('redirects each person to their own account', () => {
    expect(elsewhere(places.patient, specialist)).toBe('/specialist');
    for (const known of [newcomer, patient, staff]) {
      expect(elsewhere(places.patient, known)).toBeNull();
      expect(elsewhere(places.specialist, known)).toBe('/patient');
    }
  });

  it('redirects everyone but staff from the applications to the start', () => {
    for (const known of [newcomer, patient, specialist]) {
      expect(elsewhere(places.staff, known)).toBe('/');
      expect(elsewhere(places.staffApplication, known)).toBe('/');
    }
    expect(elsewhere(places.staff, staff)).toBeNull();
  });

  it('allows a person on all their sides, and an unknown person anywhere', () => {
    for (const place of [places.requests, places.inbox, places.patient, places.specialist, places.staff]) {
      expect(elsewhere(place, all)).toBeNull();
      expect(elsewhere(place, null)).toBeNull();
    }
  });
});
