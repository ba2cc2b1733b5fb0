import { describe, expect, it } from 'vitest';
import { oftenSought } from './often-sought.ts';
import { isSpecialty, specialtiesOf, specialtyGroupsOf } from './profession-specialties.ts';
import { professionIds, professionOf, professions } from './professions.ts';
import { providerSentencesOf } from './provider-sentences.ts';
import { providerWordingOf } from './provider-wording.ts';
import { sentencesOf } from './sentences.ts';
import { wordingOf } from './wording.ts';

describe('doctors’ specialties', () => {
  it('come in the eight groups of the specification, with their sizes', () => {
    expect(specialtyGroupsOf('doctor').map(({ group, names }) => [group, names.length])).toEqual([
      ['Adult Medicine', 22],
      ['Adult Surgery & Procedural', 11],
      ['Women’s & Reproductive Health', 5],
      ['Mental Health', 5],
      ['Paediatric Medicine', 22],
      ['Paediatric Surgery & Procedural', 10],
      ['Child & Adolescent Mental Health', 1],
      ['Diagnostic & Other', 10],
    ]);
    expect(specialtiesOf('doctor')).toContainEqual({
      name: 'Paediatric Psychiatry',
      group: 'Child & Adolescent Mental Health',
    });
  });
});

describe.each(professionIds)('the catalogue of %s', (profession) => {
  const specialties = specialtiesOf(profession);

  it('names each specialty once', () => {
    const names = specialties.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name === name.trim() && name.length <= 120)).toBe(true);
  });

  it('has a size that suits a list', () => {
    const doctors = profession === 'doctor';
    expect(specialties.length).toBeGreaterThanOrEqual(doctors ? 86 : 10);
    expect(specialties.length).toBeLessThanOrEqual(doctors ? 86 : 25);
    expect(doctors ? [8] : [1, 2, 3, 4]).toContain(specialtyGroupsOf(profession).length);
  });

  it('knows its own specialties exactly, and no others', () => {
    expect(specialties.every(({ name }) => isSpecialty(profession, name))).toBe(true);
    expect(isSpecialty(profession, 'Palmistry')).toBe(false);
    expect(isSpecialty(profession, specialties[0]?.name.toUpperCase() ?? '')).toBe(false);
  });

  it('has words for its screens', () => {
    const wording = wordingOf(profession);
    expect(wording.searchTitle).toMatch(/^Find /);
    expect(wording.lede).toMatch(/\.$/);
    expect(wording.professionals).not.toBe(wording.professional);
    expect(wording.aProfessional).toMatch(new RegExp(`^an? ${wording.professional}$`));
    expect([wording.reasonHint, wording.stateHint].every((hint) => hint.endsWith('.'))).toBe(true);
    expect(providerWordingOf(profession).registerTitle).toMatch(/^Register as an? /);
    expect(providerWordingOf(profession).asks.toLowerCase()).toContain(
      ` ${wording.client} asks for a ${wording.meeting}.`,
    );
  });

  it('claims no registration that its professionals may lack', () => {
    const said = Object.values({ ...wordingOf(profession), ...providerWordingOf(profession) }).join(' ');
    expect(said).not.toMatch(/specialist|practitioner|adviser|agent/i);
  });

  it('mentions health only in health categories', () => {
    const { reasonHint, calendarTitle } = wordingOf(profession);
    const health = profession === 'doctor' || profession === 'allied-health';
    expect(calendarTitle).toBe(health ? 'Telehealth appointment' : 'Appointment');
    expect(health ? '' : reasonHint).not.toMatch(/health|symptom|medic|illness|pain/i);
  });
});

describe('sentences about professionals', () => {
  it('are the specification’s for doctors', () => {
    expect(sentencesOf('doctor')).toMatchObject({
      loadFailed: 'Failed to load specialists',
      pickFirst: 'Pick at least one specialist and slot.',
    });
    expect(providerSentencesOf('doctor').filled).toBe('Already filled by another specialist.');
  });

  it('use the profession’s nouns for all other categories', () => {
    expect(sentencesOf('education')).toEqual({
      find: 'Find tutors',
      ask: 'Ask tutors for times',
      loadFailed: 'Failed to load tutors',
      noneMatch: 'No tutors match. Try any state.',
      pickFirst: 'Pick at least one tutor and time.',
      picked: 'Tutors you picked',
    });
    expect(providerSentencesOf('pets')).toEqual({
      overCap: 'This exceeds the pet owner’s fee cap. Continue?',
      exceedsCap: 'Fee exceeds the pet owner’s cap.',
      noCardOnFile: 'The pet owner has not set up a card for this request yet.',
      filled: 'Already filled by another vet or pet professional.',
    });
  });
});

describe('professionOf', () => {
  it('finds a profession by its id and by its path', () => {
    expect(professionOf('doctor')).toBe(professions[0]);
    expect(professionOf('doctors')).toBe(professions[0]);
    expect(professionOf('dentist')).toBeUndefined();
  });
});

describe('popular specialties', () => {
  it('are specialties of the profession', () => {
    const names = specialtiesOf('doctor').map(({ name }) => name);
    expect(oftenSought('doctor').filter((name) => !names.includes(name))).toEqual([]);
    expect(oftenSought('pets')).toEqual([]);
  });
});
