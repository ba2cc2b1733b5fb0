import { describe, expect, it } from 'vitest';
import { dueReminder, nextReminder } from './reminders.ts';

const start = '2026-11-24T00:00:00.000Z';
const at = (iso: string) => new Date(iso);

describe('reminders', () => {
  it('are due 24 hours and 2 hours before, one after the other', () => {
    expect(nextReminder(start, at('2026-11-20T00:00:00.000Z'))).toEqual(at('2026-11-23T00:00:00.000Z'));
    expect(nextReminder(start, at('2026-11-23T00:00:00.000Z'))).toEqual(at('2026-11-23T22:00:00.000Z'));
    expect(nextReminder(start, at('2026-11-23T22:00:00.000Z'))).toBeNull();
  });

  it('are valid until the next one, and never after the start', () => {
    expect(dueReminder(start, at('2026-11-22T23:59:59.999Z'))).toBeNull();
    expect(dueReminder(start, at('2026-11-23T00:00:00.000Z'))).toBe('day');
    expect(dueReminder(start, at('2026-11-23T21:59:59.999Z'))).toBe('day');
    expect(dueReminder(start, at('2026-11-23T22:00:00.000Z'))).toBe('hours');
    expect(dueReminder(start, at('2026-11-23T23:59:59.999Z'))).toBe('hours');
    expect(dueReminder(start, at('2026-11-24T00:00:00.000Z'))).toBeNull();
  });

  it('count elapsed hours across the start of daylight saving', () => {
    // Sunday 4 October 2026, 9:00 am AEDT: 24 hours before it is 8:00 am AEST on the wall.
    expect(nextReminder('2026-10-03T22:00:00.000Z', at('2026-10-01T00:00:00.000Z'))).toEqual(
      at('2026-10-02T22:00:00.000Z'),
    );
  });
});
