import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('points at the API on this machine when nothing is set', () => {
    expect(readConfig({})).toEqual({
      apiBase: 'http://127.0.0.1:4000/prod',
      identity: { apiKey: '', projectId: '', serviceUrl: undefined },
      stripe: undefined,
    });
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
      }),
    ).toEqual({
      apiBase: 'https://api.tele.example/prod',
      identity: { apiKey: 'key', projectId: 'tele', serviceUrl: 'http://127.0.0.1:4600' },
      stripe: { publishableKey: 'pk_test_1', scriptUrl: 'http://127.0.0.1:4600/stripe.js' },
    });
  });
});
