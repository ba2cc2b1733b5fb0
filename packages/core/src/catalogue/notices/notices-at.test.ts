import { describe, expect, it } from 'vitest';
import { isSpecialty } from '../profession-specialties.ts';
import { professionIds, type ProfessionId } from '../professions.ts';
import type { NoticePlace } from './notice.ts';
import { noticesAt, noticesOf } from './notices-at.ts';

const idsAt = (profession: ProfessionId, place: NoticePlace, specialty: string | null, ofSpecialty?: boolean) =>
  noticesAt({ profession, place, specialty, ofSpecialty }).map(({ id }) => id);

describe.each(professionIds)('the notices of %s', (profession) => {
  const notices = noticesOf(profession);

  it('have unique names, a place, and specialties of the catalogue', () => {
    expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length);
    expect(notices.filter(({ places }) => places.length === 0)).toEqual([]);
    const named = notices.flatMap(({ specialties = [] }) => specialties);
    expect(named.filter((name) => !isSpecialty(profession, name))).toEqual([]);
  });

  it('are sentences', () => {
    expect(notices.filter(({ text }) => !text.endsWith('.'))).toEqual([]);
  });
});

describe('a place', () => {
  it('lists the most serious first', () => {
    expect(idsAt('legal', 'search', 'Family law')).toEqual(['danger', 'time-limits']);
    expect(idsAt('pets', 'search', null)).toEqual(['animal-emergency', 'tele-limits']);
  });

  it('shows a specialty’s notices only for that specialty', () => {
    expect(idsAt('doctor', 'search', 'Cardiology')).toEqual(['emergency', 'referral']);
    expect(idsAt('doctor', 'search', 'Psychiatry')).toEqual(['emergency', 'crisis', 'referral']);
    expect(idsAt('doctor', 'search', null)).toEqual(['emergency', 'referral']);
    expect(idsAt('doctor', 'search', 'Psychiatry', true)).toEqual(['crisis']);
    expect(idsAt('doctor', 'search', null, true)).toEqual([]);
  });

  it('has the required notices of each category', () => {
    expect(idsAt('doctor', 'booking', 'Cardiology')).toContain('emergency');
    expect(idsAt('allied-health', 'request', 'Psychology')).toContain('emergency');
    expect(idsAt('migration', 'search', null)).toContain('who-may-advise');
    expect(idsAt('financial', 'results', 'Budgeting')).toContain('general');
    expect(idsAt('tech', 'booking', 'Device support')).toContain('screen');
    expect(idsAt('education', 'search', null)).toContain('under-18');
    expect(idsAt('real-estate', 'results', 'Leasing')).toContain('licence-state');
  });

  it.each<[ProfessionId, string[]]>([
    ['doctor', ['000', '13 11 14']],
    ['allied-health', ['000', '13 11 14']],
    ['coaching', ['000', '13 11 14']],
    ['legal', ['000', '1800 737 732']],
    ['financial', ['1800 007 007']],
  ])('names the emergency and help lines of %s by their numbers', (profession, numbers) => {
    const said = noticesOf(profession).flatMap(({ text }) => text.match(/\d[\d ]+\d(?=\W)/g) ?? []);
    expect(said).toEqual(numbers);
  });
});
