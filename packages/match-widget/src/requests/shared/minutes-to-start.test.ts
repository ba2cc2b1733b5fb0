import { describe, expect, it } from 'vitest';
import { minutesToStart } from './minutes-to-start.ts';

const booking = { slotISO: '2026-11-24T00:00:00.000Z', status: 'CONFIRMED' } as const;
const at = (iso: string) => minutesToStart(booking, new Date(iso));

describe('the minutes until a booking begins', () => {
  it('are given in its last hour, with a started minute counted', () => {
    expect(at('2026-11-23T22:59:59.999Z')).toBeNull();
    expect(at('2026-11-23T23:00:00.000Z')).toBe(60);
    expect(at('2026-11-23T23:52:00.000Z')).toBe(8);
    expect(at('2026-11-23T23:59:59.999Z')).toBe(1);
    expect(at('2026-11-24T00:00:00.000Z')).toBeNull();
  });

  it('are none of one that was cancelled, or where there is none', () => {
    const now = new Date('2026-11-23T23:52:00.000Z');
    expect(minutesToStart({ ...booking, status: 'CANCELLED' }, now)).toBeNull();
    expect(minutesToStart(null, now)).toBeNull();
  });
});
