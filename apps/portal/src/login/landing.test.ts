import { describe, expect, it } from 'vitest';
import { checkLanding, readLanding } from './landing.ts';

describe('the custom-token landing', () => {
  it('reads the token and the flow from the hash', () => {
    expect(readLanding('#customToken=a.b%2Bc.d&flow=f1')).toEqual({ customToken: 'a.b+c.d', flow: 'f1' });
  });

  it.each(['', '#', '#flow=f1', '#customToken=a.b.c', '#customToken=&flow=f1', '#error=denied'])(
    'is nothing when a part is missing: %s',
    (hash) => expect(readLanding(hash)).toBeNull(),
  );

  it('signs in only the browser that started the flow', () => {
    expect(checkLanding('#customToken=a.b.c&flow=f1', 'f1')?.customToken).toBe('a.b.c');
    expect(checkLanding('#customToken=a.b.c&flow=f1', 'f2')).toBeNull();
    expect(checkLanding('#customToken=a.b.c&flow=f1', null)).toBeNull();
  });
});
