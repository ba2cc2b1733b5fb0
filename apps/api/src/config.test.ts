import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { defaultLimits } from './db/limits.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const complete = {
  FIREBASE_PROJECT_ID: 'tele',
  FIREBASE_SERVICE_ACCOUNT_EMAIL: 'api@tele.example.com',
  FIREBASE_SERVICE_ACCOUNT_KEY: '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STATE_SECRET: 'thirty-two characters or more of it',
  PARTNER_TOKEN_KEY: 'another thirty-two characters or more',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  S3_BUCKET: 'documents',
  TURNSTILE_SECRET_KEY: 'check',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Tele <noreply@example.com>',
  FIELD_KEYS: `k2:${key},k1:${key}`,
};

describe('the environment', () => {
  it('is complete with the secrets alone; the rest has defaults', () => {
    expect(readConfig(complete)).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      basePath: '/prod',
      apiUrl: 'http://127.0.0.1:4000/prod',
      databaseUrl: undefined,
      portalUrl: 'http://127.0.0.1:5173',
      corsOrigins: ['http://127.0.0.1:5173'],
      firebaseJwksUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      googleIssuer: 'https://accounts.google.com',
      stripeApiUrl: undefined,
      s3: { bucket: 'documents', region: 'ap-southeast-2', endpoint: undefined, credentials: undefined },
      documentDays: 90,
      turnstile: {
        secretKey: 'check',
        verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        hostnames: ['127.0.0.1'],
      },
      drainToken: undefined,
      production: false,
      seed: false,
    });
  });

  it('keeps the order of field keys, of which the first seals', () => {
    expect(readConfig(complete).fieldKeys.map(({ id }) => id)).toEqual(['k2', 'k1']);
  });

  it('takes line breaks of a private key written as \\n', () => {
    expect(readConfig(complete).firebaseServiceAccountKey.split('\n')).toHaveLength(3);
  });

  it('reads a list of origins and cuts them to the origin', () => {
    const config = readConfig({ ...complete, CORS_ORIGINS: 'https://a.example.com/path, https://b.example.com' });
    expect(config.corsOrigins).toEqual(['https://a.example.com', 'https://b.example.com']);
  });

  it('counts a human check on the hosts of the portal and of partners', () => {
    const hosts = {
      CORS_ORIGINS: 'https://a.example.com, https://b.example.com:8443',
      PORTAL_URL: 'https://b.example.com',
    };
    expect(readConfig({ ...complete, ...hosts }).turnstile.hostnames).toEqual(['a.example.com', 'b.example.com']);
  });

  it('reads the proxies that are trusted, addresses and networks', () => {
    expect(readConfig(complete).trustedProxies).toEqual([]);
    expect(readConfig({ ...complete, TRUSTED_PROXIES: '10.0.0.0/8, ::1,fd00::/8' }).trustedProxies).toEqual([
      { address: '10.0.0.0', prefix: 8, family: 'ipv4' },
      { address: '::1', prefix: 128, family: 'ipv6' },
      { address: 'fd00::', prefix: 8, family: 'ipv6' },
    ]);
  });

  it.each(['1', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', '10.0.0.0/8/8', 'proxy.example.com', '10.0.0.1,'])(
    'takes no %s for a proxy',
    (text) => {
      expect(() => readConfig({ ...complete, TRUSTED_PROXIES: text })).toThrow(
        '  TRUSTED_PROXIES must be a list of addresses and networks, such as 10.0.0.0/8,::1',
      );
    },
  );

  it('may have an empty base path', () => {
    expect(readConfig({ ...complete, BASE_PATH: '' }).basePath).toBe('');
  });

  it('limits what the database may take, each limit by its own variable', () => {
    expect(readConfig(complete).databaseLimits).toEqual(defaultLimits);
    const given = { DATABASE_CONNECTIONS: '2', DATABASE_LOCK_MS: '500' };
    expect(readConfig({ ...complete, ...given }).databaseLimits).toEqual({
      ...defaultLimits,
      connections: 2,
      lockMs: 500,
    });
    expect(() => readConfig({ ...complete, DATABASE_WAIT_MS: '0' })).toThrow('DATABASE_WAIT_MS');
  });

  it('counts empty as unset', () => {
    expect(readConfig({ ...complete, DATABASE_URL: '', DRAIN_TOKEN: '' })).toMatchObject({
      databaseUrl: undefined,
      drainToken: undefined,
    });
  });

  it('lists every bad variable in one error, and no value of any', () => {
    const bad = {
      ...complete,
      STRIPE_SECRET_KEY: undefined,
      PORT: 'canary',
      DATABASE_URL: 'mysql://canary',
      FIELD_KEYS: 'k1:canary',
      STATE_SECRET: 'canary',
    };
    const read = (): unknown => readConfig(bad);
    expect(read).toThrow(
      /PORT must be a port number[^]*DATABASE_URL must start[^]*STATE_SECRET must have[^]*STRIPE_SECRET_KEY is missing[^]*FIELD_KEYS must be/,
    );
    expect(read).not.toThrow(/canary/);
  });
});
