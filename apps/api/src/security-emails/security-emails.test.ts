import { beforeEach, describe, expect, it } from 'vitest';
import { aPartner, vouchedFor } from '../testing/partners.ts';
import { aPatient, aSpecialist, type Person } from '../testing/people.ts';
import { settled } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

beforeEach(() => void (api.mails.length = 0));

async function sentTo({ email }: Person): Promise<string[]> {
  await settled(api);
  return api.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

const signIn = async (person: Person, { ago = 0, browser = 'Chrome/1', system = 'Windows' } = {}): Promise<void> => {
  const auth_time = api.clock.now.getTime() / 1000 - ago;
  const token = await api.identity.tokenFor(person.email, { auth_time });
  const headers = { authorization: `Bearer ${token}`, 'user-agent': `Mozilla/5.0 (${system}) ${browser}` };
  expect((await api.call('authMe', { headers })).status).toBe(200);
};

describe('a new sign-in', () => {
  it('is emailed when the kind of device is new, but never for the first', async () => {
    const patient = await aPatient(db);
    await signIn(patient, { ago: 30 });
    await signIn(patient, { ago: 20 });
    expect(await sentTo(patient)).toEqual([]);
    await signIn(patient, { ago: 10, system: 'Macintosh' });
    await signIn(patient, { ago: 10, system: 'Macintosh' });
    expect(await sentTo(patient)).toEqual(['New sign-in to your account']);
    const text = api.mails[0]?.text;
    expect(text).toContain('Tuesday 1 December at 11:00\u00A0am\u00A0AEDT: Chrome on Mac.');
    expect(text).toContain('/patient');
  });
});

describe('an act on the account is emailed', () => {
  it('when data is downloaded', async () => {
    const patient = await aPatient(db);
    await api.call('downloadMyData', { as: patient });
    expect(await sentTo(patient)).toEqual(['Your data was downloaded']);
  });

  it('when the phone number changes, not when it is saved again', async () => {
    const patient = await aPatient(db);
    const save = (phone: string) => api.call('registerUser', { as: patient, body: { role: 'patient', phone } });
    expect((await save('0491 570 006')).status).toBe(200);
    expect(await sentTo(patient)).toEqual([]);
    expect((await save('0491 570 156')).status).toBe(200);
    expect(await sentTo(patient)).toEqual(['Your phone number was changed']);
    expect(api.mails[0]?.text).not.toMatch(/570/);
  });

  it('when a payout account is added, once', async () => {
    const specialist = await aSpecialist(db);
    for (const _ of [1, 2]) expect((await api.call('onboardPayouts', { as: specialist })).status).toBe(200);
    expect(await sentTo(specialist)).toEqual(['A payout account was added']);
  });

  it('when a calendar link is created', async () => {
    const specialist = await aSpecialist(db);
    expect((await api.call('makeCalendarFeed', { as: specialist })).status).toBe(200);
    expect(await sentTo(specialist)).toEqual(['A calendar link was created']);
    expect(api.mails[0]?.text).not.toContain('.ics');
  });
});

describe('a clinic that signs a person in', () => {
  it('is emailed the first time in 90 days, not for an account it opens', async () => {
    const clinic = await aPartner(api);
    const patient = await aPatient(db);
    await signIn(patient);
    for (const _ of [1, 2]) await vouchedFor(api, clinic, patient);
    expect(await sentTo(patient)).toEqual(['You were signed in on another site']);
    expect(api.mails[0]?.text).toContain(`${clinic.name} signed you in`);
    const newcomer = { userId: '', name: '', email: 'new.person@example.com' };
    await vouchedFor(api, clinic, newcomer);
    expect(await sentTo(newcomer)).toEqual([]);
  });
});
