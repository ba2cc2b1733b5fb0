import { describe, expect, it } from 'vitest';
import { endsSoon, explained, refuseClocks } from './check-connection.ts';

const noon = Date.parse('2026-12-01T12:00:00.000Z');
const minute = 60_000;

describe('a clock', () => {
  it('may differ from the database’s by a minute plus the query’s time', () => {
    expect(() => refuseClocks({ here: noon, there: noon - minute, travelMs: 0 })).not.toThrow();
    expect(() => refuseClocks({ here: noon, there: noon + minute + 2_000, travelMs: 4_000 })).not.toThrow();
  });

  it('is refused beyond a minute, with the direction', () => {
    expect(() => refuseClocks({ here: noon + 90_000, there: noon, travelMs: 2 })).toThrow(
      'The clock of this machine is 90 s ahead of the database’s. Correct the wrong one',
    );
    expect(() => refuseClocks({ here: noon - 3_600_000, there: noon, travelMs: 2 })).toThrow('is 3600 s behind');
  });
});

describe('the certificate of the database', () => {
  it.each([
    ['CERT_HAS_EXPIRED', 'has expired. Renew it'],
    ['CERT_NOT_YET_VALID', 'Check the clock of this machine'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'does not match the host'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'Set sslrootcert'],
  ])('explains a refusal with %s', (code, words) => {
    const refused = Object.assign(new Error('canary'), { code });
    expect(explained(refused)).toMatchObject({ message: expect.stringContaining(words) as string, cause: refused });
  });

  it('is not blamed for other errors', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(explained(refused)).toBe(refused);
  });

  it('warns two weeks before it expires', () => {
    const now = new Date(noon);
    const inDays = (days: number) => ({ certificateEndsAt: new Date(noon + days * 24 * 60 * minute) });
    expect(endsSoon(inDays(15), now)).toBeUndefined();
    expect(endsSoon({ certificateEndsAt: undefined }, now)).toBeUndefined();
    expect(endsSoon(inDays(13), now)).toContain('expires at 2026-12-14T12:00:00.000Z. Renew it before');
  });
});
