import { describe, expect, it } from 'vitest';
import { places } from '../places.ts';
import { elsewhere } from './elsewhere.ts';

describe('a place of one side', () => {
  it('leads a patient and a newcomer from a specialist’s to the start of matching', () => {
    expect(elsewhere(places.inbox, { role: 'patient' })).toBe('/start');
    expect(elsewhere(places.availability, { role: null })).toBe('/start');
  });

  it('leads a specialist from a patient’s to the inbox', () => {
    expect(elsewhere(places.requests, { role: 'specialist' })).toBe('/inbox');
    expect(elsewhere(places.start, { role: 'specialist' })).toBe('/inbox');
  });

  it('leads everybody to their own account', () => {
    expect(elsewhere(places.patient, { role: 'specialist' })).toBe('/specialist');
    expect(elsewhere(places.specialist, { role: null })).toBe('/patient');
  });

  it('leads staff from everybody else’s to the applications, and everybody else from theirs home', () => {
    for (const place of [places.requests, places.inbox, places.patient]) {
      expect(elsewhere(place, { role: 'staff' })).toBe('/staff');
    }
    for (const role of ['patient', 'specialist', null] as const) {
      expect(elsewhere(places.staff, { role })).toBe('/');
      expect(elsewhere(places.staffApplication, { role })).toBe('/');
    }
    expect(elsewhere(places.staff, { role: 'staff' })).toBeNull();
  });

  it('keeps whoever may see it, and whoever is not known', () => {
    expect(elsewhere(places.inbox, { role: 'specialist' })).toBeNull();
    expect(elsewhere(places.requests, { role: null })).toBeNull();
    expect(elsewhere(places.search, { role: 'specialist' })).toBeNull();
    expect(elsewhere(places.inbox, null)).toBeNull();
  });
});
