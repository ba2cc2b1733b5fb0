import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultOfferSlot } from './default-slot.ts';

const proposed = (now: string): string => defaultOfferSlot(new Date(now));

it.each([
  ['in the middle of a half hour', '2026-11-22T22:10:00.000Z', '2026-11-23T22:30:00.000Z'],
  ['on a half hour: the one after it', '2026-11-22T22:30:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['a millisecond before a half hour', '2026-11-22T22:29:59.999Z', '2026-11-23T22:30:00.000Z'],
  ['at 23:45, whose next half hour is a midnight', '2026-11-22T12:45:00.000Z', '2026-11-23T13:00:00.000Z'],
  ['at midnight', '2026-11-22T13:00:00.000Z', '2026-11-23T13:30:00.000Z'],
])('tomorrow at the next half hour by the clock of Sydney, %s', (_, now, slot) => {
  expect(proposed(now)).toBe(slot);
});

it.each([
  // Saturday 3 October 2026, 10:10 AEST; Sunday is AEDT, so 23 hours and 20 minutes on.
  ['begins: the same time of day', '2026-10-03T00:10:00.000Z', '2026-10-03T23:30:00.000Z'],
  // 2:10: tomorrow there is no 2:30, which moves forward to 3:30 AEDT.
  ['begins: a time that is skipped', '2026-10-02T16:10:00.000Z', '2026-10-03T16:30:00.000Z'],
  // 1:40: 2:00 is skipped as well, and is 3:00 AEDT.
  ['begins: the first that is skipped', '2026-10-02T15:40:00.000Z', '2026-10-03T16:00:00.000Z'],
  // 23:45 on Saturday: midnight at the end of the day of 23 hours.
  ['begins: the midnight after it', '2026-10-03T13:45:00.000Z', '2026-10-04T13:00:00.000Z'],
  // Saturday 3 April 2027, 10:10 AEDT; Sunday is AEST, so 24 hours and 20 minutes and one hour on.
  ['ends: the same time of day', '2027-04-02T23:10:00.000Z', '2027-04-04T00:30:00.000Z'],
  // 2:10 AEDT: tomorrow 2:30 comes twice, and is the first.
  ['ends: a time that comes twice', '2027-04-02T15:10:00.000Z', '2027-04-03T15:30:00.000Z'],
  ['ends: the midnight after it', '2027-04-03T12:45:00.000Z', '2027-04-04T14:00:00.000Z'],
])('the default slot when daylight saving %s', (_, now, slot) => {
  expect(proposed(now)).toBe(slot);
});

it('the default slot is on the grid, a day ahead within the DST hour', () => {
  const someTime = fc.date({
    min: new Date('2026-01-01T00:00:00.000Z'),
    max: new Date('2030-01-01T00:00:00.000Z'),
    noInvalidDate: true,
  });
  const hour = 60 * 60_000;
  fc.assert(
    fc.property(someTime, (now) => {
      const slot = Date.parse(defaultOfferSlot(now));
      expect(slot % (hour / 2)).toBe(0);
      const ahead = (slot - now.getTime()) / hour;
      expect(ahead > 23 && ahead <= 25.5).toBe(true);
    }),
  );
});
