import { describe, expect, it } from 'vitest';
import { defaultZone, isZone, zoneName, zones } from './zones.ts';

describe('zones', () => {
  it('offers the seven cities in the order of the specification', () => {
    expect(zones.map((zone) => zone.name)).toEqual([
      'Sydney',
      'Melbourne',
      'Brisbane',
      'Adelaide',
      'Perth',
      'Darwin',
      'Hobart',
    ]);
  });

  it.each(zones.map((zone) => zone.id))('names a zone that Intl knows: %s', (id) => {
    expect(() => new Intl.DateTimeFormat('en-AU', { timeZone: id })).not.toThrow();
    expect(isZone(id)).toBe(true);
  });
});

describe('defaultZone', () => {
  it.each([
    ['Australia/Perth', 'Australia/Perth'],
    ['Australia/Canberra', 'Australia/Sydney'],
    ['Australia/Victoria', 'Australia/Melbourne'],
    ['Australia/Lindeman', 'Australia/Brisbane'],
    ['Australia/Queensland', 'Australia/Brisbane'],
    ['Australia/South', 'Australia/Adelaide'],
    ['Australia/West', 'Australia/Perth'],
    ['Australia/North', 'Australia/Darwin'],
    ['Australia/Tasmania', 'Australia/Hobart'],
    ['Australia/Broken_Hill', 'Australia/Broken_Hill'],
    ['Australia/Eucla', 'Australia/Eucla'],
    ['Australia/LHI', 'Australia/Lord_Howe'],
    ['Pacific/Auckland', 'Australia/Sydney'],
    ['Australia/Nowhere', 'Australia/Sydney'],
    ['', 'Australia/Sydney'],
    [undefined, 'Australia/Sydney'],
  ])('takes a browser in %s to %s', (browser, zone) => {
    expect(defaultZone(browser)).toBe(zone);
  });

  it('keeps the clock of every Australian zone that Intl lists', () => {
    const clockOf = (timeZone: string, at: number) =>
      new Intl.DateTimeFormat('en-AU', { timeZone, timeStyle: 'medium' }).format(at);
    const listed = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Australia/'));
    expect(listed.length).toBeGreaterThan(6);
    for (const zone of listed) {
      for (const at of [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]) {
        expect(clockOf(defaultZone(zone), at), zone).toBe(clockOf(zone, at));
      }
    }
  });
});

describe('zoneName', () => {
  it('is the city', () => {
    expect(zoneName('Australia/Broken_Hill')).toBe('Broken Hill');
    expect(zoneName('Australia/Sydney')).toBe('Sydney');
  });
});
