import type { RouteName } from '@tele/core';
import { contract, type CallDefinition } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { aStaffPerson, registrationConfig } from '../testing/registrations.ts';
import { withApi, type TestApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const { url } = await withStripe();
const api = await withApi({ config: registrationConfig(url) });
const strict = await withApi({
  database: api.database,
  config: { ...registrationConfig(url), staffSecondFactor: true },
});
const { db } = api.services;

const minutes = (count: number): number => count * 60;
const days = (count: number): number => count * 24 * minutes(60);

async function callAged(
  name: RouteName,
  { email, seconds, claims = {}, at = api }: { email: string; seconds: number; claims?: object; at?: TestApi },
): Promise<string> {
  const now = Math.floor(at.clock.now.getTime() / 1000);
  const token = await at.identity.tokenFor(email, { auth_time: now - seconds, ...claims });
  const { status, body } = await at.call(name, {
    params: { id: 'app_1', kind: 'cv' },
    headers: { authorization: `Bearer ${token}` },
  });
  return (body as { code?: string }).code ?? String(status);
}

const recent = (Object.keys(contract) as RouteName[]).filter(
  (name) => (contract[name] as CallDefinition).recentSignIn === true,
);

describe('a call that needs a recent sign-in', () => {
  it('covers every sensitive call', () => {
    expect(recent.toSorted()).toEqual([
      'addPasskey',
      'approveApplication',
      'deleteAccount',
      'downloadMyData',
      'onboardPayouts',
      'rejectApplication',
      'removePasskey',
      'showNumber',
      'showPatientNumber',
      'staffDocument',
      'startPasskey',
    ]);
  });

  it.each(['showNumber', 'downloadMyData', 'deleteAccount'] as const)('refuses an older sign-in: %s', async (name) => {
    const { email } = await aPatient(db, { medicareOrIhi: '2123456701' });
    expect(await callAged(name, { email, seconds: minutes(15) + 1 })).toBe('SIGN_IN_AGAIN');
    expect(await callAged('authMe', { email, seconds: minutes(15) + 1 })).toBe('200');
    expect(await callAged(name, { email, seconds: minutes(15) })).toBe('200');
  });

  it('refuses an older sign-in of a specialist setting up payouts', async () => {
    const { email } = await aSpecialist(db);
    expect(await callAged('onboardPayouts', { email, seconds: minutes(16) })).toBe('SIGN_IN_AGAIN');
  });

  it.each(['approveApplication', 'rejectApplication', 'staffDocument'] as const)(
    'refuses an older sign-in of staff: %s',
    async (name) => {
      const { email } = await aStaffPerson(api);
      expect(await callAged(name, { email, seconds: minutes(16) })).toBe('SIGN_IN_AGAIN');
    },
  );

  it('explains the refusal in words', async () => {
    const { email } = await aPatient(db);
    const token = await api.identity.tokenFor(email, { auth_time: api.clock.now.getTime() / 1000 - minutes(16) });
    const { status, body } = await api.call('downloadMyData', { headers: { authorization: `Bearer ${token}` } });
    expect([status, body]).toMatchObject([403, { error: expect.stringMatching(/^Sign in again to do this\. /) }]);
  });
});

describe('a sign-in of staff', () => {
  it('lasts 12 hours', async () => {
    const { email } = await aStaffPerson(api);
    expect(await callAged('staffApplications', { email, seconds: minutes(720) })).toBe('200');
    expect(await callAged('staffApplications', { email, seconds: minutes(720) + 1 })).toBe('SIGN_IN_AGAIN');
    expect(await callAged('authMe', { email, seconds: minutes(720) + 1 })).toBe('200');
  });

  it('needs a second factor where the installation requires it', async () => {
    const { email } = await aStaffPerson(api);
    const ask = (claims: object) => callAged('staffApplications', { email, seconds: 0, claims, at: strict });
    expect(await ask({})).toBe('SECOND_FACTOR_REQUIRED');
    expect(await ask({ firebase: { sign_in_second_factor: 'totp' } })).toBe('200');
    expect(await ask({ amr: ['pwd', 'mfa'] })).toBe('200');
    expect(await ask({ passkey: true })).toBe('200');
    expect(await callAged('authMe', { email, seconds: 0, at: strict })).toBe('200');
  });
});

describe('any sign-in', () => {
  it('lasts 90 days', async () => {
    const { email } = await aPatient(db);
    expect(await callAged('authMe', { email, seconds: days(90) })).toBe('200');
    expect(await callAged('authMe', { email, seconds: days(90) + 1 })).toBe('UNAUTHENTICATED');
  });
});
