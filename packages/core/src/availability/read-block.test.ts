import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlock } from './read-block.ts';

const startISO = '2026-11-24T00:00:00.000Z';
const endISO = '2026-11-24T03:00:00.000Z';

describe('readBlock', () => {
  it.each([
    { startISO, endISO },
    { start: startISO, end: endISO },
    { from: startISO, to: endISO },
    { begin: startISO, finish: endISO },
    { id: 7, end: endISO, from: '2026-11-24T11:00:00+11:00' },
  ])('reads %j', (raw) => {
    expect(readBlock(raw)).toEqual({ startISO, endISO });
  });

  it.each([
    null,
    undefined,
    'x',
    4,
    [],
    {},
    { start: startISO },
    { start: endISO, end: startISO },
    { start: 'soon', end: endISO },
  ])('refuses %j', (raw) => {
    expect(readBlock(raw)).toBeNull();
  });
});

it('reads a day however it is written', () => {
  const days = fc.date({ min: new Date('1999-01-01'), max: new Date('2201-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, days, (start, end) => {
      const [from, to] = [start.toISOString(), end.toISOString()];
      const elsewhere = { from: from.replace('Z', '+00:00'), to };
      expect(readBlock({ from, to })).toEqual(start < end ? { startISO: from, endISO: to } : null);
      expect(readBlock(elsewhere)).toEqual(readBlock({ from, to }));
    }),
  );
});

it('refuses a day that does not exist', () => {
  expect(readBlock({ start: '2026-02-30T00:00:00.000Z', end: endISO })?.startISO).not.toContain('02-30');
});
