import { aSpecialistProfile } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import {
  aboutBody,
  aboutFields,
  aboutOf,
  factsBody,
  factsFields,
  factsOf,
  fieldOf,
  readDraft,
} from './own-profile-form.ts';

const profile = aSpecialistProfile({
  subspecialties: ['Reflux, and Barrett’s', 'Coeliac disease'],
  languages: ['English', 'Greek', 'Italian'],
});

describe('the parts of a specialist’s profile', () => {
  it('stand as they are written: interests a line each, languages besides English with commas', () => {
    expect(aboutOf(profile).subspecialties).toBe('Reflux, and Barrett’s\nCoeliac disease');
    expect(factsOf(profile)).toEqual({
      languages: 'Greek, Italian',
      feeFromCents: 23_000,
      city: 'Newcastle',
      state: 'NSW',
    });
  });

  it('are sent as what the contract takes, and an interest with a comma in it stays one', () => {
    const interests = aboutFields.subspecialties.check(aboutOf(profile).subspecialties);
    expect(interests).toEqual({ tag: 'ok', value: profile.subspecialties });
    expect(aboutBody({ bio: 'Reflux.', subspecialties: [] })).toEqual({ bio: 'Reflux.', subspecialties: [] });
    expect(factsBody({ languages: ['English'], feeFromCents: null, city: 'Perth', state: 'WA' })).toEqual({
      languages: ['English'],
      feeFromCents: null,
      location: { city: 'Perth', state: 'WA' },
    });
  });

  it('may leave the fee empty, and take no amount that is none', () => {
    expect(factsFields.feeFromCents.check(null)).toEqual({ tag: 'ok', value: null });
    expect(factsFields.feeFromCents.check('invalid').tag).toBe('fault');
    expect(factsFields.feeFromCents.check(0).tag).toBe('fault');
  });

  it('read the API’s names of inputs', () => {
    expect(['location.city', 'languages.2', 'bio'].map(fieldOf)).toEqual(['city', 'languages', 'bio']);
  });
});

describe('what was kept in the tab', () => {
  it('is read back as it was written', () => {
    const draft = { version: '3', about: aboutOf(profile), facts: factsOf(profile) };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([null, 'x', {}, { version: 3 }])('is nothing when it makes no sense: %j', (kept) => {
    expect(readDraft(kept)).toBeNull();
  });

  it('loses what makes no sense of it', () => {
    expect(readDraft({ version: '3', facts: { languages: 7, state: 'XX', feeFromCents: {} } })).toEqual({
      version: '3',
      facts: { languages: '', feeFromCents: null, city: '', state: null },
    });
  });
});
