import { describe, expect, it } from 'vitest';
import { checkLanding, readLanding } from './landing.ts';

const customToken = 'a.b.c';

describe('the custom-token landing', () => {
  it('reads the token and the flow from the hash', () => {
    expect(readLanding('#customToken=a.b%2Bc.d&flow=f1')).toEqual({ customToken: 'a.b+c.d', flow: 'f1' });
  });

  it.each(['#customToken=a.b.c', '#customToken=a.b.c&flow='])('has no flow in %s', (hash) =>
    expect(readLanding(hash)).toEqual({ customToken, flow: null }),
  );

  it.each(['', '#', '#flow=f1', '#customToken=&flow=f1', '#error=denied'])('is nothing without a token: %j', (hash) =>
    expect(readLanding(hash)).toBeNull(),
  );

  it('signs in only the browser that started the flow', () => {
    expect(checkLanding({ customToken, flow: 'f1' }, 'f1')).toBe('sign-in');
    expect(checkLanding({ customToken, flow: 'f1' }, 'f2')).toBe('refuse');
    expect(checkLanding({ customToken, flow: 'f1' }, null)).toBe('refuse');
  });

  it('starts again with a flow when it has none', () => {
    expect(checkLanding({ customToken, flow: null }, null)).toBe('restart');
    expect(checkLanding({ customToken, flow: null }, 'f1')).toBe('restart');
  });
});
