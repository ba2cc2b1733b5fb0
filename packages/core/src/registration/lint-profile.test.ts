import { describe, expect, it } from 'vitest';
import { loadCategory } from '../categories/load.ts';
import { lintProfile } from './lint-profile.ts';

const pets = await loadCategory('pets');
const doctor = await loadCategory('doctor');
const none = { licences: [] };

describe('a profile text', () => {
  it('gets warnings in text order, each with position, reason and law', () => {
    const text = 'A painless start. The best results are guaranteed.';
    const warnings = lintProfile(doctor, text, none);
    expect(warnings.map(({ id, found }) => [id, found])).toEqual([
      ['health-cure', 'painless'],
      ['superlative', 'best'],
      ['guarantee', 'guaranteed'],
    ]);
    expect(warnings.map(({ from, to }) => text.slice(from, to))).toEqual(['painless', 'best', 'guaranteed']);
    expect(warnings[2]).toMatchObject({
      level: 'warn',
      why: 'You can’t promise a result. Say what you do instead.',
      law: expect.stringContaining('Australian Consumer Law'),
    });
  });

  it('gets a warning at every place', () => {
    const found = lintProfile(doctor, 'Guaranteed. Really guaranteed.', none);
    expect(found.map(({ from }) => from)).toEqual([0, 19]);
  });

  it('keeps positions after characters of several code units', () => {
    const text = '👩🏽‍⚕️ Café 𝒜: guaranteed';
    const [warning] = lintProfile(doctor, text, none);
    expect(warning && text.slice(warning.from, warning.to)).toBe('guaranteed');
  });

  it('is read the same with other spaces and hyphens, and quoted as typed', () => {
    const text = 'pain\u2011free, life\u2010changing, 5\u00a0stars, the best\ntime';
    expect(lintProfile(doctor, text, none).map(({ found }) => found)).toEqual([
      'pain\u2011free',
      'life\u2010changing',
      '5\u00a0stars',
    ]);
  });

  it('may use the words of a licence that its writer holds', () => {
    const text = 'A vet for cats.';
    const vet = { licences: [{ kind: 'vet-nsw', number: 'N90017' }] };
    expect(lintProfile(pets, text, none).map(({ id, level }) => [id, level])).toEqual([['pet-title', 'check']]);
    expect(lintProfile(pets, text, vet)).toEqual([]);
    expect(lintProfile(pets, text, { licences: [{ kind: 'unheard-of', number: '1' }] })).toHaveLength(1);
  });

  it('gets warnings for words forbidden to all, whatever licence is held', () => {
    const vet = { licences: [{ kind: 'vet-nsw', number: 'N90017' }] };
    expect(lintProfile(pets, 'I cure and prescribe', vet).map(({ id }) => id)).toEqual(['pet-cure', 'pet-diagnose']);
  });

  it('has no warnings for plain or empty text', () => {
    expect(lintProfile(doctor, '', none)).toEqual([]);
    expect(lintProfile(doctor, 'Reflux, liver disease and results you already have.', none)).toEqual([]);
  });
});
