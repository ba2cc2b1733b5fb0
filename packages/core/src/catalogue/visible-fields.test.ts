import { describe, expect, it } from 'vitest';
import { aPatientProfile } from '../testing/account.ts';
import { missingProfileFields } from './missing-profile-fields.ts';
import { professionIds } from './professions.ts';
import { visibleFields } from './visible-fields.ts';

const health = ['doctor', 'allied-health'] as const;
const place = ['home-design', 'real-estate'] as const;
const others = professionIds.filter((id) => ![...health, ...place].some((known) => known === id));

const nothingMore = { gender: null, dob: null, medicareOrIhi: null, address: null };

describe('what a specialist sees of a person', () => {
  it.each(health)('is birth date, gender, address and Medicare or IHI for %s', (profession) => {
    expect(visibleFields(profession).toSorted()).toEqual(['address', 'dob', 'gender', 'medicareOrIhi']);
  });

  it.each(place)('is the address for %s', (profession) => {
    expect(visibleFields(profession)).toEqual(['address']);
  });

  it.each(others)('is nothing of these for %s', (profession) => {
    expect(visibleFields(profession)).toEqual([]);
  });
});

describe('missing booking details', () => {
  it('is everything for a person without a profile', () => {
    expect(missingProfileFields(null, 'doctor')).toEqual(['name', 'phone', 'gender', 'dob', 'address']);
    expect(missingProfileFields(null, 'education')).toEqual(['name', 'phone']);
  });

  it('is only what the category sees', () => {
    const profile = aPatientProfile(nothingMore);
    expect(missingProfileFields(profile, 'doctor')).toEqual(['gender', 'dob', 'address']);
    expect(missingProfileFields(profile, 'home-design')).toEqual(['address']);
    expect(missingProfileFields(profile, 'legal')).toEqual([]);
  });

  it('is nothing once the profile is filled in, with a Medicare number or without', () => {
    for (const profession of professionIds) {
      expect(missingProfileFields(aPatientProfile({ medicareOrIhi: null }), profession)).toEqual([]);
    }
  });
});
