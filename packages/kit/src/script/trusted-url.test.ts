import { describe, expect, it, vi } from 'vitest';
import { letThrough } from './trusted-url.ts';

/** Page with Trusted Types, and a fresh module: policies are created once per page. */
async function onPage(allowed: boolean) {
  vi.resetModules();
  const { trustedUrl } = await import('./trusted-url.ts');
  const warn = vi.fn();
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: typeof letThrough }) => {
    if (!allowed) throw new TypeError('Policy "tele" disallowed.');
    return rules;
  });
  const page = { trustedTypes: { createPolicy }, console: { warn } } as unknown as Window & typeof globalThis;
  return { trust: (url: string, named?: string) => trustedUrl(page, url, named), createPolicy, warn };
}

describe('the addresses that scripts come from', () => {
  it.each(['https://js.stripe.com/endive/stripe.js', 'https://challenges.cloudflare.com/turnstile/v0/api.js'])(
    'lets %s through',
    (url) => {
      expect(letThrough(url, undefined)).toBe(url);
    },
  );

  it.each(['https://js.stripe.com.example/stripe.js', 'http://js.stripe.com/stripe.js', 'data:text/javascript,0'])(
    'keeps %s out unless the host has named it',
    (url) => {
      expect(() => letThrough(url, undefined)).toThrow('no script is loaded');
      expect(letThrough(url, url)).toBe(url);
    },
  );
});

describe('the policy', () => {
  it('is made once, by the name that hosts allow', async () => {
    const { trust, createPolicy, warn } = await onPage(true);
    trust('https://js.stripe.com/a.js');
    trust('https://js.stripe.com/b.js');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['tele']);
    expect(() => trust('https://example.com/a.js')).toThrow('no script is loaded');
    expect(warn).not.toHaveBeenCalled();
  });

  it('is reported once when the page forbids it, and the URL passes unchanged', async () => {
    const { trust, warn } = await onPage(false);
    expect(trust('https://js.stripe.com/a.js')).toBe('https://js.stripe.com/a.js');
    trust('https://js.stripe.com/b.js');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
