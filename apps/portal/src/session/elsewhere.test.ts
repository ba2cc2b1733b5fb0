import { describe, expect, it } from 'vitest';
import { places } from '../places.ts';
import { elsewhere } from './elsewhere.ts';

const patient = { role: 'patient', profile: {} } as const;
const newcomer = { role: null, profile: null } as const;
const staff = { role: 'staff', profile: null } as const;
const specialist = { role: 'specialist', profile: null } as const;

describe('a place of one side', () => {
  it('leads a patient and a newcomer from a specialist’s to where providers begin', () => {
    expect(elsewhere(places.inbox, patient)).toBe('/work');
    expect(elsewhere(places.availability, newcomer)).toBe('/work');
  });

  it('leads a specialist from a patient’s to the inbox', () => {
    expect(elsewhere(places.requests, specialist)).toBe('/inbox');
    expect(elsewhere(places.start, specialist)).toBe('/inbox');
  });

  it('keeps a patient who became a specialist on both sides', () => {
    const both = { role: 'specialist', profile: {} } as const;
    for (const place of [places.requests, places.inbox, places.patient, places.specialist])
      expect(elsewhere(place, both)).toBeNull();
  });

  it('leads everybody to their own account', () => {
    expect(elsewhere(places.patient, specialist)).toBe('/specialist');
    expect(elsewhere(places.specialist, newcomer)).toBe('/patient');
  });

  it('leads staff from everybody else’s to the applications, and everybody else from theirs home', () => {
    for (const place of [places.requests, places.inbox, places.patient]) {
      expect(elsewhere(place, staff)).toBe('/staff');
    }
    for (const known of [patient, specialist, newcomer]) {
      expect(elsewhere(places.staff, known)).toBe('/');
      expect(elsewhere(places.staffApplication, known)).toBe('/');
    }
    expect(elsewhere(places.staff, staff)).toBeNull();
  });

  it('keeps whoever may see it, and whoever is not known', () => {
    expect(elsewhere(places.inbox, specialist)).toBeNull();
    expect(elsewhere(places.requests, newcomer)).toBeNull();
    expect(elsewhere(places.search, specialist)).toBeNull();
    expect(elsewhere(places.inbox, null)).toBeNull();
  });
});
