import { describe, expect, it } from 'vitest';
import { apiEnvironment, listenAddress } from './environment.ts';

const environment = (own: NodeJS.ProcessEnv, host?: number) =>
  apiEnvironment({
    ports: {
      portal: 5173,
      api: 4000,
      sandbox: 4600,
      smtp: 4601,
      clamd: 4602,
      partner: 5275,
      partnerServer: 5276,
      ...(host && { host }),
    },
    dataDir: '/data',
    secrets: { stateSecret: 's', fieldKeys: 'f', jobsToken: 'd', partnerTokenKey: 'p' },
    serviceAccountKey: 'key',
    own,
  });

describe('the API of npm start', () => {
  it('allows the portal by both names of this machine', () => {
    expect(environment({}).CORS_ORIGINS).toBe('http://127.0.0.1:5173,http://localhost:5173');
  });

  it('also allows CORS_ORIGINS, without duplicates', () => {
    const own = { CORS_ORIGINS: 'https://clinic.example, http://localhost:5173 ,' };
    expect(environment(own).CORS_ORIGINS).toBe('https://clinic.example,http://localhost:5173,http://127.0.0.1:5173');
  });

  it('allows the example host when it is served', () => {
    expect(environment({}, 5174).CORS_ORIGINS).toBe(
      'http://127.0.0.1:5173,http://localhost:5173,http://127.0.0.1:5174,http://localhost:5174',
    );
  });

  it('receives the port of the seeded clinic’s pages', () => {
    expect(environment({}).PARTNER_PORT).toBe('5275');
  });

  it('listens on this machine only, unless TELE_LISTEN is 0.0.0.0', () => {
    expect(environment({}).HOST).toBe('127.0.0.1');
    expect(environment({ TELE_LISTEN: '' }).HOST).toBe('127.0.0.1');
    expect(environment({ TELE_LISTEN: '0.0.0.0' }).HOST).toBe('0.0.0.0');
    expect(() => listenAddress({ TELE_LISTEN: 'localhost' })).toThrow('Use 127.0.0.1 (this machine only) or 0.0.0.0');
  });

  it('logs little unless LOG_LEVEL is set', () => {
    expect(environment({}).LOG_LEVEL).toBe('warn');
    expect(environment({ LOG_LEVEL: 'debug' }).LOG_LEVEL).toBe('debug');
  });
});
