import { describe, expect, it } from 'vitest';
import { loadCategory } from '../categories/load.ts';
import { documentsAsked, missingDocuments } from './documents-asked.ts';

const pets = await loadCategory('pets');
const doctor = await loadCategory('doctor');
const requiredOf = (specialties: readonly string[]) =>
  documentsAsked(pets, specialties)
    .filter(({ required }) => required)
    .map(({ kind }) => kind);

describe('the documents that are asked for', () => {
  it('have the proof of a registration where a chosen specialty needs one', () => {
    expect(requiredOf(['Dog training', 'General vet advice'])).toContain('registration');
    expect(requiredOf(['Dog training'])).not.toContain('registration');
    expect(requiredOf([])).not.toContain('registration');
  });

  it('are the same kinds whatever is chosen, in the order of the form', () => {
    const kinds = documentsAsked(doctor, []).map(({ kind }) => kind);
    expect(kinds).toEqual(['cv', 'ahpra', 'photo', 'id1', 'id2']);
    expect(documentsAsked(doctor, ['Cardiology']).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are missing until each required one is given', () => {
    const specialties = ['Cardiology'];
    expect(missingDocuments(doctor, { specialties, given: ['cv', 'id1'] })).toEqual(['photo', 'id2']);
    expect(missingDocuments(doctor, { specialties, given: ['photo', 'id1', 'id2'] })).toEqual([]);
  });
});
