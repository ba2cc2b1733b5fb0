import { describe, expect, it } from 'vitest';
import { beyondNotice, isWanted, placeInRing, ring, wantedHalves, type TimeFilter } from './free-halves.ts';

const sydney = 'Australia/Sydney';

/** Matching half hours as instants, within 48 days of `now`. */
function starts(wanted: TimeFilter): string[] {
  const bits = wantedHalves(wanted) ?? '';
  const first = Math.floor(wanted.now.getTime() / 1_800_000);
  return Array.from({ length: ring.halves }, (_, n) => (first + n) * 1_800_000)
    .filter((at) => bits[placeInRing(at)] === '1')
    .map((at) => new Date(at).toISOString());
}

describe('the half hours that fit', () => {
  it('are all from an hour to 30 days from now, without filters', () => {
    const now = new Date('2026-11-22T23:12:00.000Z');
    const all = starts({ now, zone: sydney });
    expect(all[0]).toBe('2026-11-23T00:30:00.000Z');
    expect(all.at(-1)).toBe('2026-12-22T23:00:00.000Z');
    expect(wantedHalves({ now, zone: sydney })).toHaveLength(ring.halves);
  });

  it('are mornings of the zone: before noon in Perth is three hours after Sydney', () => {
    const asked = { now: new Date('2026-11-22T00:00:00.000Z'), days: { from: '2026-11-24', to: '2026-11-24' } };
    const sydneys = starts({ ...asked, zone: sydney, part: 'morning' });
    // 24 November, 00:00 and 11:30 in Sydney (AEDT, +11).
    expect([sydneys[0], sydneys.at(-1), sydneys.length]).toEqual([
      '2026-11-23T13:00:00.000Z',
      '2026-11-24T00:30:00.000Z',
      24,
    ]);
    const perths = starts({ ...asked, zone: 'Australia/Perth', part: 'morning' });
    expect([perths[0], perths.at(-1)]).toEqual(['2026-11-23T16:00:00.000Z', '2026-11-24T03:30:00.000Z']);
  });

  it('keep to the clock on the wall across daylight saving', () => {
    // Clocks go forward on Sunday 2026-10-04: 17:00 is 07:00Z on Saturday (+10), 06:00Z on Sunday (+11).
    const evenings = starts({
      now: new Date('2026-10-01T00:00:00.000Z'),
      zone: sydney,
      days: { from: '2026-10-03', to: '2026-10-04' },
      part: 'evening',
    });
    expect(evenings.filter((_, index) => index % 14 === 0)).toEqual([
      '2026-10-03T07:00:00.000Z',
      '2026-10-04T06:00:00.000Z',
    ]);
    expect(evenings).toHaveLength(28);
  });

  it('are none after a given last day', () => {
    const now = new Date('2026-11-22T23:12:00.000Z');
    expect(starts({ now, zone: sydney, until: new Date('2026-11-23T01:45:00.000Z') })).toEqual([
      '2026-11-23T00:30:00.000Z',
      '2026-11-23T01:00:00.000Z',
      '2026-11-23T01:30:00.000Z',
    ]);
    expect(starts({ now, zone: sydney, until: new Date('2027-11-23T00:00:00.000Z') }).at(-1)).toBe(
      '2026-12-22T23:00:00.000Z',
    );
  });

  it('are none on past days, or further ahead than the booking window', () => {
    const now = new Date('2026-11-22T23:12:00.000Z');
    for (const day of ['2026-11-20', '2026-12-30'])
      expect(wantedHalves({ now, zone: sydney, days: { from: day, to: day } })).toBeNull();
    const noon = { now: new Date('2026-11-23T01:00:00.000Z'), zone: sydney };
    expect(wantedHalves({ ...noon, days: { from: '2026-11-23', to: '2026-11-23' }, part: 'morning' })).toBeNull();
  });
});

it.each([1, 2, 24, 72])('a notice of %i hours removes earlier half hours, wherever the ring begins', (hours) => {
  for (let day = 0; day < ring.days; day += 1) {
    const now = new Date(Date.parse('2026-09-20T23:12:00.000Z') + day * 86_400_000);
    const all = wantedHalves({ now, zone: sydney }) ?? '';
    const beyond = beyondNotice(all, now, hours);
    expect(beyond).toHaveLength(ring.halves);
    const first = Math.ceil((now.getTime() + hours * 3_600_000) / 1_800_000);
    const last = Math.floor((now.getTime() + 30 * 86_400_000) / 1_800_000);
    const expected = new Set(Array.from({ length: last - first + 1 }, (_, n) => (first + n) % ring.halves));
    expect(beyond.split('').every((bit, place) => (bit === '1') === expected.has(place))).toBe(true);
  }
});

it('half hours agree with the single-time rule, for a month in three zones', () => {
  const now = new Date('2026-09-20T00:00:00.000Z');
  for (const zone of [sydney, 'Australia/Adelaide', 'Australia/Perth']) {
    const asked = { zone, days: { from: '2026-09-28', to: '2026-10-06' }, part: 'evening' as const };
    const month = starts({ now, zone });
    expect(month.filter((startISO) => isWanted(startISO, asked))).toEqual(starts({ now, ...asked }));
  }
});
