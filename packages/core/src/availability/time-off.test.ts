import { describe, expect, it } from 'vitest';
import { timeOffRefusal } from './time-off.ts';

const refusal = (startISO: string, endISO: string) => timeOffRefusal({ startISO, endISO });

describe('time off', () => {
  it('ends after it starts', () => {
    const at = '2026-12-23T00:00:00.000Z';
    expect(refusal(at, at)).toEqual({ field: 'endISO', fault: 'end-before-start' });
    expect(refusal(at, '2026-12-22T00:00:00.000Z')).toEqual({ field: 'endISO', fault: 'end-before-start' });
    expect(refusal(at, '2026-12-23T00:00:00.001Z')).toBeNull();
  });

  it('lasts up to a year', () => {
    expect(refusal('2026-01-01T00:00:00.000Z', '2027-01-02T00:00:00.000Z')).toBeNull();
    expect(refusal('2026-01-01T00:00:00.000Z', '2027-01-02T00:00:00.001Z')).toEqual({
      field: 'endISO',
      fault: 'too-long',
    });
  });
});
