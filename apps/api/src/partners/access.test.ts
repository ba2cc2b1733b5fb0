import { routes, type RouteName } from '@tele/core';
import { contract, type CallDefinition } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { aPartner, bearing, visitorOf, vouchedFor } from '../testing/partners.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { codeOf, slotIn, someSpecialists, specialty } from '../testing/requests.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import type { Called, CallOptions } from '../testing/start-api.ts';
import { withApi } from '../testing/start-api.ts';

const api = await withApi();
const { db } = api.services;
const partner = await aPartner(api);
const { origin, publishableId } = partner;

type As = Pick<CallOptions, 'as' | 'headers'>;

/** All actors from a partner’s page, the portal and a server; the page first, while the account exists. */
async function everyActor() {
  const [patient, specialist, staff] = [await aPatient(db), await aSpecialist(db), await aStaffPerson(api)];
  const actors = {
    visitor: bearing(await visitorOf(api, partner), origin),
    patientHere: bearing(await vouchedFor(api, partner, patient), origin),
    newcomerHere: bearing(await vouchedFor(api, partner, await aNewcomer(db)), origin),
    specialistHere: bearing(await vouchedFor(api, partner, specialist), origin),
    staffHere: bearing(await vouchedFor(api, partner, staff), origin),
    anonymous: { headers: { origin } },
    newcomer: { as: await aNewcomer(db) },
    patient: { as: patient },
    specialist: { as: specialist },
    staff: { as: staff },
    server: bearing(partner.secret),
    serverInPage: bearing(partner.secret, origin),
  } satisfies Record<string, As>;
  return { actors, specialist };
}
const { actors, specialist } = await everyActor();
type Name = keyof typeof actors;

const params = { id: 'none', specialistId: 'none', profession: 'doctor', category: 'doctors', kind: 'cv' };
const bodies: Partial<Record<RouteName, object>> = {
  startVisit: { publishableId },
  vouchForPatient: { email: 'maeve.tran@example.com' },
  startSignIn: { publishableId, challenge: 'c'.repeat(43) },
  exchangeSignIn: { publishableId, verifier: 'v'.repeat(43) },
  refreshSession: { publishableId, refreshToken: 'pse_none.none' },
  endSession: { publishableId, refreshToken: 'pse_none.none' },
};

async function codesOf(name: RouteName): Promise<Record<Name, unknown>> {
  const answers: [string, unknown][] = [];
  // These calls end the account or its sessions, so they need their own actors.
  const asked = name === 'deleteAccount' || name === 'endAllSessions' ? (await everyActor()).actors : actors;
  for (const [who, as] of Object.entries(asked) as [Name, As][]) {
    const { status, body } = await callAs(name, as);
    answers.push([who, status === 200 ? 'may' : (body as { code: unknown }).code]);
  }
  return Object.fromEntries(answers) as Record<Name, unknown>;
}

const callAs = (name: RouteName, as: As): Promise<Called> =>
  api.call(name, { ...as, params, ...(bodies[name] && { body: bodies[name] }) });

const everybody = (code: string) => Object.fromEntries(Object.keys(actors).map((name) => [name, code]));
const names = Object.keys(routes) as RouteName[];

describe('the calls of partners', () => {
  it('start on any of the partner’s pages, with any token', async () => {
    const pages = { ...everybody('may'), newcomer: refused, patient: refused, specialist: refused, staff: refused };
    expect(await codesOf('startVisit')).toEqual({ ...pages, server: refused });
    expect(await codesOf('startSignIn')).toEqual({ ...pages, server: refused });
  });

  it.each(['vouchForPatient', 'partnerCounts', 'partnerSelections'] as const)(
    'allow %s for the partner’s server only, not for a browser with its key',
    async (name) => {
      const here = 'NOT_ON_THIS_PAGE';
      expect(await codesOf(name)).toEqual({
        ...everybody('UNAUTHENTICATED'),
        patientHere: here,
        newcomerHere: here,
        specialistHere: here,
        staffHere: here,
        server: 'may',
        serverInPage: 'SECRET_IN_BROWSER',
      });
    },
  );

  it('allow sign-in approval in the portal only, not on a partner’s page', async () => {
    const there = 'NOT_FOUND';
    const here = 'NOT_ON_THIS_PAGE';
    expect(await codesOf('approveSignIn')).toEqual({
      ...everybody('UNAUTHENTICATED'),
      newcomer: there,
      patient: there,
      specialist: there,
      staff: there,
      patientHere: here,
      newcomerHere: here,
      specialistHere: here,
      staffHere: here,
      serverInPage: 'SECRET_IN_BROWSER',
    });
  });

  it('reveal nothing about an unknown sign-in or session', async () => {
    expect(await codesOf('getSignIn')).toEqual(everybody('NOT_FOUND'));
    const noPage = { newcomer: refused, patient: refused, specialist: refused, staff: refused, server: refused };
    expect(await codesOf('exchangeSignIn')).toEqual({ ...everybody('NOT_FOUND'), ...noPage });
    expect(await codesOf('refreshSession')).toEqual({ ...everybody('SESSION_OVER'), ...noPage });
    expect(await codesOf('endSession')).toEqual(everybody('may'));
  });
});

const refused = 'ORIGIN_NOT_REGISTERED';

const callOf = (name: RouteName): CallDefinition => contract[name];
const ofPartners = names.filter((name) => routes[name].includes(' /partner/'));
const others = names.filter((name) => !ofPartners.includes(name) && callOf(name).caller !== 'public');

describe.each(others)('%s', (name) => {
  const { caller, onPartnerPages } = callOf(name);

  it('serves visitors and people on a partner’s page only as in the contract', async () => {
    const codes = await codesOf(name);
    const { server, serverInPage, visitor, ...people } = codes;
    expect([server, serverInPage]).toEqual(['UNAUTHENTICATED', 'SECRET_IN_BROWSER']);
    expect(visitor !== 'UNAUTHENTICATED').toBe(caller === 'visitor');
    const here = [people.patientHere, people.newcomerHere, people.specialistHere, people.staffHere];
    expect(here.map((code) => code !== 'NOT_ON_THIS_PAGE')).toEqual(here.map(() => onPartnerPages === true));
  });
});

it('a person has a visitor’s rights on a partner’s page', () => {
  const ofVisitors = others.filter((name) => callOf(name).caller === 'visitor');
  expect(ofVisitors.filter((name) => !callOf(name).onPartnerPages)).toEqual([]);
});

it('a visitor searches, sees times and is asked to sign in for the rest', async () => {
  const slotISO = slotIn(api, 2);
  const [{ specialistId }] = await someSpecialists(api, 1, slotISO);
  const { visitor } = actors;
  const found = await api.call('searchSpecialists', { ...visitor, body: { profession: 'doctor', specialty } });
  const { items } = found.body as { items: { specialistId: string }[] };
  expect(items.map((one) => one.specialistId)).toContain(specialistId);
  const slots = await api.call('availabilitySlots', { ...visitor, query: { specialistId } });
  expect(slots.body).toMatchObject({ items: [{ startISO: slotISO }] });
  expect((await api.call('availableSpecialties', visitor)).status).toBe(200);
  const body = { profession: 'doctor', specialty, picks: [{ specialistId, slotISO }] };
  const booked = await api.call('createSelection', { ...visitor, body });
  expect([booked.status, booked.body]).toMatchObject([401, { error: 'Please sign in.' }]);
});

it('a specialist or staff member is only a patient on a partner’s page', async () => {
  const body = { role: 'patient', name: 'Ada Nguyen', phone: '0491 570 006' };
  const picks = [{ specialistId: specialist.specialistId, slotISO: '2026-12-03T00:00:00.000Z' }];
  const request = { profession: 'doctor', specialty: 'Dermatology', picks };
  for (const who of [actors.specialistHere, actors.staffHere]) {
    expect((await api.call('myAppointments', who)).body).toEqual({ items: [] });
    expect((await api.call('cancelAppointment', { ...who, params })).status).toBe(403);
    expect(codeOf(await api.call('createSelection', { ...who, body: request }))).toBe('PROFILE_REQUIRED');
    expect(await api.call('registerUser', { ...who, body })).toMatchObject({
      status: 200,
      body: { role: 'patient', sides: ['patient'], specialistId: null },
    });
  }
});
