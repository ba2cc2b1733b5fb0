import { aSpecialistProfile } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { aboutBody, aboutFields, aboutOf, factsBody, factsFields, factsOf, readDraft } from './own-profile-form.ts';

const profile = aSpecialistProfile({
  subspecialties: ['Reflux, and Barrett’s', 'Coeliac disease'],
  languages: ['English', 'Greek', 'Italian'],
});

describe('the parts of a specialist’s profile', () => {
  it('show one interest a line, and comma-separated languages without English', () => {
    expect(aboutOf(profile).subspecialties).toBe('Reflux, and Barrett’s\nCoeliac disease');
    expect(factsOf(profile)).toEqual({
      languages: 'Greek, Italian',
      feeFromCents: 23_000,
      city: 'Newcastle',
      state: 'NSW',
    });
  });

  it('send valid bodies, and keep an interest with a comma whole', () => {
    const interests = aboutFields.subspecialties.check(aboutOf(profile).subspecialties);
    expect(interests).toEqual({ tag: 'ok', value: profile.subspecialties });
    expect(aboutBody({ bio: 'Reflux.', subspecialties: [] })).toEqual({ bio: 'Reflux.', subspecialties: [] });
    expect(factsBody({ languages: ['English'], feeFromCents: null, city: 'Perth', state: 'WA' })).toEqual({
      languages: ['English'],
      feeFromCents: null,
      location: { city: 'Perth', state: 'WA' },
    });
  });

  it('allow an empty fee, and refuse invalid amounts', () => {
    expect(factsFields.feeFromCents.check(null)).toEqual({ tag: 'ok', value: null });
    expect(factsFields.feeFromCents.check('invalid').tag).toBe('fault');
    expect(factsFields.feeFromCents.check(0).tag).toBe('fault');
  });
});

describe('a draft in the tab', () => {
  it('is read back unchanged', () => {
    const draft = { version: '3', about: aboutOf(profile), facts: factsOf(profile) };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([null, 'x', {}, { version: 3 }])('is null when invalid: %j', (kept) => {
    expect(readDraft(kept)).toBeNull();
  });

  it('drops invalid fields', () => {
    expect(readDraft({ version: '3', facts: { languages: 7, state: 'XX', feeFromCents: {} } })).toEqual({
      version: '3',
      facts: { languages: '', feeFromCents: null, city: '', state: null },
    });
  });
});
