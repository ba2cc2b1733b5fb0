import { describe, expect, it } from 'vitest';
import { passkeyFault } from './passkey-fault.ts';

const named = (name: string): Error => Object.assign(new Error('From the browser.'), { name });

describe('a passkey that does not work', () => {
  it.each([
    ['a dismissed prompt', named('NotAllowedError'), 'dismissed'],
    ['a device that has one already', named('InvalidStateError'), 'already-here'],
    ['an address without a domain', named('SecurityError'), 'wrong-place'],
    ['anything else', 'unknown', 'failed'],
  ])('is explained for %s', (_, error, fault) => {
    expect(passkeyFault(error)).toBe(fault);
  });
});
