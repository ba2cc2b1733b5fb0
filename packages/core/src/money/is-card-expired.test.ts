import { expect, it } from 'vitest';
import { isCardExpired } from './is-card-expired.ts';

it.each([
  [11, 2026, '2026-11-30T23:59:59.999Z', false],
  [11, 2026, '2026-12-01T00:00:00.000Z', true],
  [1, 2027, '2026-12-31T00:00:00.000Z', false],
])('a card works until its month ends: %d/%d at %s', (expMonth, expYear, now, expired) => {
  expect(isCardExpired({ expMonth, expYear }, new Date(now))).toBe(expired);
});
