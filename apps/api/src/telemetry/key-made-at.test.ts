import { describe, expect, it } from 'vitest';
import { keyMadeAt } from './key-made-at.ts';

describe('the creation day of a key', () => {
  it.each(['2026-11-26', 'clinic-2026-11-26', 'k20261126'])('is the day that its ID ends with: %s', (id) => {
    expect(keyMadeAt(id)).toEqual(new Date('2026-11-26T00:00:00Z'));
  });

  it.each(['k1', '2026', '2026-11', '2026-13-01', '2026-02-31', '120261126', ''])('is unknown for %j', (id) => {
    expect(keyMadeAt(id)).toBeUndefined();
  });
});
