import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { freeSlots, type FreeSlotsInput, type Span } from './free-slots.ts';
import { noticeChoices } from './working-rules.ts';

const now = new Date('2026-11-22T23:00:00Z'); // Mon 23 Nov, 10:00 am AEDT
const starts = (slots: readonly Span[]) => slots.map((slot) => slot.startISO.slice(11, 16));
const block = (from: string, to: string, day = '2026-11-24') => ({
  startISO: `${day}T${from}:00Z`,
  endISO: `${day}T${to}:00Z`,
});
const free = (blocks: readonly Span[], busy: readonly string[] = [], days = 30) =>
  freeSlots({ blocks, busy: busy.map((time) => ({ startISO: `2026-11-24T${time}:00Z` })), now, days });

describe('freeSlots', () => {
  it('cuts a block into half hours', () => {
    expect(free([block('00:00', '01:00')])).toEqual([
      { startISO: '2026-11-24T00:00:00.000Z', endISO: '2026-11-24T00:30:00.000Z' },
      { startISO: '2026-11-24T00:30:00.000Z', endISO: '2026-11-24T01:00:00.000Z' },
    ]);
  });

  it('starts on the hour or half hour: a block from 9:10 gives 9:30', () => {
    expect(starts(free([block('09:10', '10:59')]))).toEqual(['09:30', '10:00']);
  });

  it('gives nothing for a block too short, empty, backwards or unreadable', () => {
    expect(
      free([block('09:10', '09:50'), block('09:00', '09:00'), block('10:00', '09:00'), block('xx:00', '11:00')]),
    ).toEqual([]);
  });

  it('lets a slot lie across two blocks that touch or overlap', () => {
    expect(starts(free([block('09:45', '10:30'), block('09:00', '09:45')]))).toEqual(['09:00', '09:30', '10:00']);
    expect(starts(free([block('09:00', '09:50'), block('09:20', '10:00'), block('09:00', '09:30')]))).toEqual([
      '09:00',
      '09:30',
    ]);
  });

  it('keeps a gap between blocks', () => {
    expect(starts(free([block('09:00', '09:40'), block('09:41', '10:30')]))).toEqual(['09:00', '10:00']);
  });

  it('leaves out booked times, also off the grid', () => {
    expect(starts(free([block('09:00', '11:00')], ['09:30']))).toEqual(['09:00', '10:00', '10:30']);
    expect(starts(free([block('09:00', '11:00')], ['09:40']))).toEqual(['09:00', '10:30']);
  });

  it('begins at least 60 minutes from now', () => {
    expect(starts(free([block('22:00', '23:59', '2026-11-22'), block('00:00', '01:00', '2026-11-23')]))).toEqual([
      '00:00',
      '00:30',
    ]);
    const later = new Date('2026-11-22T23:00:01Z');
    const slots = freeSlots({ blocks: [block('00:00', '01:00', '2026-11-23')], busy: [], now: later, days: 30 });
    expect(starts(slots)).toEqual(['00:30']);
  });

  it('ends `days` times 24 hours from now, that moment included', () => {
    expect(starts(free([block('22:00', '23:59', '2026-11-23')], [], 1))).toEqual(['22:00', '22:30', '23:00']);
  });

  it('skips the hour that daylight saving removes, without a gap in instants', () => {
    const blocks = [{ startISO: '2026-10-03T15:30:00Z', endISO: '2026-10-03T16:30:00Z' }]; // 1:30 AEST to 3:30 AEDT
    const slots = freeSlots({ blocks, busy: [], now: new Date('2026-10-01T00:00:00Z'), days: 30 });
    expect(starts(slots)).toEqual(['15:30', '16:00']);
  });

  it('keeps a free half hour after existing and new bookings', () => {
    const blocks = [block('09:00', '12:00')];
    const rules = { noticeHours: 1, keepsHalfHour: true };
    const busy = [{ startISO: '2026-11-24T10:00:00Z' }];
    expect(starts(freeSlots({ blocks, busy, rules, now, days: 30 }))).toEqual(['09:00', '11:00', '11:30']);
  });

  it('begins after the specialist’s notice', () => {
    const blocks = [block('09:00', '12:00')];
    const rules = { noticeHours: 12, keepsHalfHour: false };
    const at = new Date('2026-11-23T22:00:01Z');
    expect(starts(freeSlots({ blocks, busy: [], rules, now: at, days: 30 }))).toEqual(['10:30', '11:00', '11:30']);
  });

  it('touches no hidden time, on the grid or off it', () => {
    const blocks = [block('09:00', '12:00')];
    const hidden = [block('10:55', '11:05'), block('09:30', '10:00'), block('09:40', '09:50')];
    expect(starts(freeSlots({ blocks, busy: [], hidden, now, days: 30 }))).toEqual(['09:00', '10:00', '11:30']);
    expect(freeSlots({ blocks, busy: [], hidden: [block('00:00', '23:59')], now, days: 30 })).toEqual([]);
  });

  it('checks each slot once, however many hidden times overlap', () => {
    const add = vi.spyOn(Set.prototype, 'add');
    const hidden = Array.from({ length: 5_000 }, () => ({
      startISO: now.toISOString(),
      endISO: '2027-01-01T00:00:00.000Z',
    }));
    expect(freeSlots({ blocks: [block('09:00', '12:00')], busy: [], hidden, now, days: 30 })).toEqual([]);
    expect(add.mock.calls.length).toBeLessThanOrEqual(30 * 48);
    add.mockRestore();
  });

  it('holds for any blocks, bookings, hidden times and rules', () => {
    const minute = fc.integer({ min: -2_000, max: 6_000 });
    const iso = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
    const span = fc
      .tuple(minute, fc.integer({ min: 1, max: 600 }))
      .map(([start, length]) => ({ startISO: iso(start), endISO: iso(start + length) }));
    const busyStart = minute.map((start) => ({ startISO: iso(start) }));
    const workingRules = fc.record({ noticeHours: fc.constantFrom(...noticeChoices), keepsHalfHour: fc.boolean() });
    const given = fc.record({
      blocks: fc.array(span),
      busy: fc.array(busyStart),
      hidden: fc.array(span, { maxLength: 4 }),
      rules: workingRules,
      days: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(given, ({ blocks, busy, hidden, rules, days }) => {
        const slots = freeSlots({ blocks, busy, hidden, rules, now, days });
        const times = slots.map((slot) => Date.parse(slot.startISO));
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        for (const start of times) {
          const covered = Array.from({ length: 30 }, (_, minuteOf) => start + minuteOf * 60_000).every((at) =>
            blocks.some((b) => Date.parse(b.startISO) <= at && at + 60_000 <= Date.parse(b.endISO)),
          );
          expect(covered).toBe(true);
          const end = start + 30 * 60_000;
          expect(hidden.some((h) => Date.parse(h.startISO) < end && Date.parse(h.endISO) > start)).toBe(false);
          expect(start - now.getTime()).toBeGreaterThanOrEqual(rules.noticeHours * 60 * 60_000);
          // Neither in the half hour after a booking, nor with a booking in the half hour after it.
          const near = (rules.keepsHalfHour ? 60 : 30) * 60_000;
          expect(busy.some((b) => Math.abs(Date.parse(b.startISO) - start) < near)).toBe(false);
          expect(start % (30 * 60_000)).toBe(0);
          expect(start - now.getTime()).toBeGreaterThanOrEqual(60 * 60_000);
          expect(start - now.getTime()).toBeLessThanOrEqual(days * 24 * 60 * 60_000);
        }
        expect(times.length).toBe(countPlainly({ blocks, busy, hidden, rules, days }));
      }),
    );
  });
});

/** The same rule, minute by minute, so the property also finds missing slots. */
function countPlainly({ blocks, busy, hidden, rules, days }: Required<Omit<FreeSlotsInput, 'now'>>): number {
  const minute = 60_000;
  const open = new Set<number>();
  for (const { startISO, endISO } of blocks) {
    for (let at = Date.parse(startISO); at < Date.parse(endISO); at += minute) open.add(at);
  }
  const broad = rules.keepsHalfHour ? 30 : 0;
  for (const { startISO } of busy) {
    for (let at = -broad; at < 30 + broad; at += 1) open.delete(Date.parse(startISO) + at * minute);
  }
  for (const { startISO, endISO } of hidden) {
    for (let at = Date.parse(startISO); at < Date.parse(endISO); at += minute) open.delete(at);
  }
  let count = 0;
  const last = now.getTime() + days * 24 * 60 * minute;
  for (let at = now.getTime() + rules.noticeHours * 60 * minute; at <= last; at += 30 * minute) {
    if (Array.from({ length: 30 }, (_, m) => at + m * minute).every((m) => open.has(m))) count += 1;
  }
  return count;
}
