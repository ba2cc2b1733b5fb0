import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything, and treats an empty value as unset', () => {
    const config = loadConfig({ SANDBOX_PORT: '' });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4600, smtpPort: 4601, portalUrl: 'http://localhost:5173' });
    expect(config.stateDir).toMatch(/\.data\/sandbox$/);
  });

  it('reads a key whose line breaks are written as \\n', () => {
    const { firebase } = loadConfig({ FIREBASE_SERVICE_ACCOUNT_PUBLIC_KEY: 'one\\ntwo' });
    expect(firebase.serviceAccountPublicKey).toBe('one\ntwo');
  });

  it.each(['nope', '-1', '70000'])('refuses %s as a port and names the variable', (port) => {
    expect(() => loadConfig({ SANDBOX_SMTP_PORT: port })).toThrow('SANDBOX_SMTP_PORT');
  });

  it.each(['{', '{}', '[{"email":"a@b.co"}]'])('refuses %s as a list of accounts', (accounts) => {
    expect(() => loadConfig({ GOOGLE_ACCOUNTS: accounts })).toThrow('GOOGLE_ACCOUNTS');
  });
});
