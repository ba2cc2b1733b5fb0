import { expect, it, vi } from 'vitest';
import { trustScripts } from './trusted-scripts.ts';

function policyOn(href: string) {
  const createPolicy = vi.fn();
  trustScripts({ trustedTypes: { createPolicy }, location: new URL(href) } as unknown as Window);
  const [name, rules] = createPolicy.mock.calls[0] as [string, Record<string, (url: string) => string | null>];
  return { name, rules, take: (url: string) => rules['createScriptURL']?.(url) };
}

it('the policy allows script URLs of Tele, Stripe and Cloudflare only', () => {
  const { name, take } = policyOn('https://tele.example/staff/app_1');
  const taken = [
    'https://tele.example/assets/pdf.worker-1a2b.js',
    '/assets/pdf.worker-1a2b.js',
    'https://js.stripe.com/endive/fingerprinted/js/a.js',
    'https://b.js.stripe.com/a.js',
    'https://challenges.cloudflare.com/turnstile/v0/b/api.js',
  ];
  const refused = [
    'https://tele.example/index.html',
    'https://tele.example/assets/../upload.js',
    'https://tele.example.evil/assets/a.js',
    'https://js.stripe.com.evil/a.js',
    'https://evil-js.stripe.com.example/a.js',
    'http://js.stripe.com/a.js',
    'data:text/javascript,0',
    'blob:https://tele.example/1',
  ];
  expect(name).toBe('default');
  expect(taken.map(take)).toEqual(taken);
  expect(refused.map(take)).toEqual(refused.map(() => null));
});

it('the policy has no rule for HTML or scripts from strings', () => {
  expect(Object.keys(policyOn('https://tele.example/').rules)).toEqual(['createScriptURL']);
});

it('the policy is skipped in a browser without Trusted Types', () => {
  expect(() => trustScripts({ location: new URL('https://tele.example/') } as unknown as Window)).not.toThrow();
});
