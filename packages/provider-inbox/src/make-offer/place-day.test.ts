import { aBlock } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { placeDay } from './place-day.ts';

const dayKey = '2026-11-25';
const none = { dayKey, blocks: [], busy: [] };

describe('a day as rows of half hours', () => {
  it('is the working day while nothing is on', () => {
    const day = placeDay(none, []);
    expect([day.hours[0], day.hours.at(-1), day.rows]).toEqual([{ hour: 8, row: 1 }, { hour: 16, row: 17 }, 18]);
  });

  it('reaches as far as there is something on', () => {
    const day = placeDay({ ...none, blocks: [aBlock(dayKey, 6.5, 9)] }, [
      { row: 2, slotISO: aBlock(dayKey, 20, 20.5).startISO },
    ]);
    expect([day.hours[0]?.hour, day.hours.at(-1)?.hour]).toEqual([6, 20]);
    expect(day.items.map(({ row, rows }) => [row, rows])).toEqual([
      [2, 5],
      [29, 1],
    ]);
  });

  it('draws a slot that clashes as taken', () => {
    const busy = [{ ...aBlock(dayKey, 9, 9.5), kind: 'booked' as const, name: 'Noor Haddad' }];
    const chosen = [9, 9.5].map((hour, row) => ({ row: row + 1, slotISO: aBlock(dayKey, hour, hour + 0.5).startISO }));
    expect(placeDay({ ...none, busy }, chosen).items.map(({ what }) => what.kind)).toEqual([
      'booked',
      'taken',
      'chosen',
    ]);
  });

  it('draws time off and busy times as far as the rest reaches', () => {
    const off = { ...aBlock(dayKey, 0, 24), kind: 'off' as const };
    const night = { ...aBlock(dayKey, 19, 20), kind: 'away' as const };
    const day = placeDay({ ...none, busy: [off, night] }, []);
    expect([day.rows, day.items.map(({ what, row, rows }) => [what.kind, row, rows])]).toEqual([18, [['off', 1, 18]]]);
  });

  it('cuts off what begins the day before and ends the day after', () => {
    const day = placeDay({ ...none, blocks: [aBlock(dayKey, -2, 26)] }, []);
    expect(day.rows).toBe(48);
    expect(day.items[0]).toMatchObject({ row: 1, rows: 48 });
  });
});
