import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('points at the API on this machine when nothing is set', () => {
    expect(readConfig({})).toEqual({
      apiBase: 'http://127.0.0.1:4000/prod',
      identity: { apiKey: '', projectId: '', serviceUrl: undefined },
      stripe: undefined,
      humanCheck: null,
      openPortal: false,
      privacyUrl: '/legal/privacy.html',
      termsUrl: '/legal/terms.html',
      helpUrl: '/legal/help.html',
      contactEmail: 'doctors@tele.example',
      practice: {},
    });
  });

  it('links to pages that the portal has when nothing else is set', () => {
    const { privacyUrl, termsUrl, helpUrl } = readConfig({});
    const missing = [privacyUrl, termsUrl, helpUrl].filter(
      (path) => !existsSync(resolve(import.meta.dirname, '../../public', `.${path}`)),
    );
    expect(missing).toEqual([]);
  });

  it('has no payments without a publishable key, even with a script address', () => {
    expect(
      readConfig({ VITE_STRIPE_JS_URL: 'http://127.0.0.1:4600/stripe.js', VITE_STRIPE_PUBLISHABLE_KEY: ' ' }).stripe,
    ).toBeUndefined();
  });

  it('reads every variable and drops a trailing slash of the API', () => {
    expect(
      readConfig({
        VITE_API_BASE: 'https://api.tele.example/prod/',
        VITE_FIREBASE_API_KEY: 'key',
        VITE_FIREBASE_PROJECT_ID: 'tele',
        VITE_FIREBASE_AUTH_URL: 'http://127.0.0.1:4600',
        VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        VITE_STRIPE_JS_URL: 'http://127.0.0.1:4600/stripe.js',
        VITE_TURNSTILE_SITE_KEY: 'site',
        VITE_TURNSTILE_JS_URL: 'http://127.0.0.1:4600/turnstile/v0/api.js',
        VITE_PORTAL_BROWSING: 'open',
        VITE_PRIVACY_URL: 'https://tele.example/privacy',
        VITE_TERMS_URL: 'https://tele.example/terms',
        VITE_HELP_URL: 'https://tele.example/help',
        VITE_CONTACT_EMAIL: 'doctors@tele.example.com',
        VITE_PRACTICE_NAME: 'Euca MD practice',
        VITE_PRACTICE_CLAIM: '200+ 5-star reviews from patients of the practice.',
      }),
    ).toEqual({
      apiBase: 'https://api.tele.example/prod',
      identity: { apiKey: 'key', projectId: 'tele', serviceUrl: 'http://127.0.0.1:4600' },
      stripe: { publishableKey: 'pk_test_1', scriptUrl: 'http://127.0.0.1:4600/stripe.js' },
      humanCheck: { siteKey: 'site', scriptUrl: 'http://127.0.0.1:4600/turnstile/v0/api.js' },
      openPortal: true,
      privacyUrl: 'https://tele.example/privacy',
      termsUrl: 'https://tele.example/terms',
      helpUrl: 'https://tele.example/help',
      contactEmail: 'doctors@tele.example.com',
      practice: { name: 'Euca MD practice', claim: '200+ 5-star reviews from patients of the practice.' },
    });
  });
});
