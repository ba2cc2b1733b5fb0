import { aProvider } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { entriesOf, readDraft } from './draft.ts';
import { blank } from './register-fields.ts';

describe('a draft', () => {
  it('restores the stored values', () => {
    const draft = { ...blank, name: 'Dr O', joinEucaMd: true, licences: [{ kind: 'vet-nsw', number: '1' }] };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([null, 'text', 7])('is none in %j', (kept) => expect(readDraft(kept)).toBeNull());

  it('is blank where stored values are invalid', () => {
    const kept = {
      name: 7,
      gender: 'None',
      state: 'XX',
      specialties: [1, 'Cardiology'],
      licences: [{}, null],
      joinEucaMd: 'yes',
    };
    expect(readDraft(kept)).toEqual({ ...blank, specialties: ['Cardiology'] });
  });
});

describe('an application that was turned down', () => {
  it('fills the form again, with languages other than English', () => {
    expect(entriesOf(aProvider())).toMatchObject({
      joinEucaMd: true,
      name: 'Dr Odette Laurent',
      phone: '+61491577644',
      languages: 'French',
      suburb: 'Adelaide',
      ahpraNumber: 'MED0009000017',
      specialties: ['Rheumatology'],
    });
  });

  it('fills known values when the service returns few', () => {
    expect(entriesOf({ status: 'REJECTED', profileType: 'SOLO' })).toEqual(blank);
  });
});
