import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageHeaders, pathHeaders } from './policy.ts';

const storage = 'https://tele-documents.s3.ap-southeast-2.amazonaws.com';
const production = {
  apiBase: 'https://api.tele.example/prod',
  identityUrl: undefined,
  stripeScriptUrl: undefined,
  humanCheckScriptUrl: undefined,
  storageUrl: `${storage}/`,
  photoUrl: undefined,
};
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('contentSecurityPolicy', () => {
  it('allows no inline script or style and no evaluation in a build', () => {
    expect(contentSecurityPolicy(production)).not.toMatch(/unsafe|nonce/);
  });

  it('names the API, Google’s identity service and Stripe in production', () => {
    const policy = contentSecurityPolicy(production);
    expect(directive(policy, 'connect-src')).toEqual([
      "'self'",
      'https://api.tele.example',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://api.stripe.com',
      storage,
    ]);
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://challenges.cloudflare.com',
    ]);
    expect(directive(policy, 'frame-src')).toContain('https://hooks.stripe.com');
    expect(directive(policy, 'frame-src')).toContain('https://challenges.cloudflare.com');
  });

  it('loads pictures only from the portal and the photo storage', () => {
    expect(directive(contentSecurityPolicy(production), 'img-src')).toEqual(["'self'", storage]);
    const photoUrl = 'https://photos.tele.example/au';
    expect(directive(contentSecurityPolicy({ ...production, photoUrl }), 'img-src')).toEqual([
      "'self'",
      'https://photos.tele.example',
    ]);
  });

  it('allows no HTML or script from strings in a build, with two named policies', () => {
    const policy = contentSecurityPolicy(production);
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive(policy, 'trusted-types')).toEqual(['tele', 'default']);
    expect(contentSecurityPolicy({ ...production, nonce: 'n1' })).not.toContain('trusted-types');
  });

  it('keeps Stripe’s origins with another Stripe script URL', () => {
    const stripeScriptUrl = 'https://js.stripe.com/endive/stripe.js';
    expect(contentSecurityPolicy({ ...production, stripeScriptUrl })).toBe(contentSecurityPolicy(production));
  });

  it('omits the human check’s origin without one', () => {
    expect(contentSecurityPolicy({ ...production, humanCheckScriptUrl: null })).not.toMatch(/cloudflare/);
  });

  it('names only the stand-ins’ origin when they are configured', () => {
    const policy = contentSecurityPolicy({
      apiBase: 'http://127.0.0.1:4000/prod',
      identityUrl: 'http://127.0.0.1:4600',
      stripeScriptUrl: 'http://127.0.0.1:4600/stripe.js',
      humanCheckScriptUrl: 'http://127.0.0.1:4600/turnstile/v0/api.js',
      storageUrl: 'http://127.0.0.1:4600/s3/tele-documents',
      photoUrl: undefined,
      nonce: 'n1',
    });
    expect(policy).not.toMatch(/stripe\.com|googleapis|cloudflare|amazonaws/);
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'http://127.0.0.1:4000', 'http://127.0.0.1:4600']);
    expect(directive(policy, 'script-src')).toEqual(["'self'", "'nonce-n1'", 'http://127.0.0.1:4600']);
    expect(directive(policy, 'frame-src')).toEqual(['http://127.0.0.1:4600']);
  });

  it('needs no other origin for an API on the portal’s own', () => {
    const [own, other] = ['/prod', production.apiBase].map((apiBase) =>
      directive(contentSecurityPolicy({ ...production, apiBase }), 'connect-src'),
    );
    expect(own).toEqual(other?.filter((source) => source !== 'https://api.tele.example'));
  });

  it('keeps other sites from framing a page or learning its address', () => {
    expect(directive(contentSecurityPolicy(production), 'frame-ancestors')).toEqual(["'none'"]);
    expect(pageHeaders(production)['Referrer-Policy']).toBe('no-referrer');
  });

  it('disables device features, and allows payment sheets for Stripe only', () => {
    const { 'Permissions-Policy': policy } = pageHeaders(production);
    expect(policy).toMatch(/^camera=\(\), .*geolocation=\(\), .*microphone=\(\)/);
    expect(policy).toMatch(
      /, payment=\(self "https:\/\/js\.stripe\.com" "https:\/\/\*\.js\.stripe\.com" "https:\/\/hooks\.stripe\.com"\)$/,
    );
  });

  it('requires HTTPS for a year, and blocks other sites from loading files', () => {
    expect(pageHeaders(production)).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('matches the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const headers = {
      ...pageHeaders({ ...production, apiBase: 'https://api.example.com/prod' }),
      ...pathHeaders('/'),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    expect(readme).toContain(`\`\`\`\n${lines.join('\n')}\n\`\`\``);
  });

  it('keeps the opener for the sign-in window only', () => {
    expect(pathHeaders('/sign-in')).toEqual({
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'X-Robots-Tag': 'noindex',
    });
    for (const path of ['/', '/login', '/oauth/callback', '/sign-in/', '/sign-in/x', '/match/sign-in'])
      expect(pathHeaders(path)).toEqual({ 'Cross-Origin-Opener-Policy': 'same-origin' });
  });
});
