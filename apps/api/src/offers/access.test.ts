import { routes, type RouteName } from '@tele/core';
import { contract } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { anOpenRequest, anOffer, aPaidOffer, aPayee, prepare } from '../testing/offers.ts';
import { aPartner, bearing, vouchedFor } from '../testing/partners.ts';
import { addProfile, aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { aStaffPerson } from '../testing/registrations.ts';
import { codeOf, slotIn, specialty } from '../testing/requests.ts';
import { withApi, type Called, type CallOptions } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const [patient, payee] = [await aPatient(db), await aPayee(api, stripe)];
const request = await anOpenRequest(api, { patient });
const offer = await anOffer(api, stripe, { request, specialist: payee });

const actors = {
  anonymous: undefined,
  newcomer: await aNewcomer(db),
  itsPatient: patient,
  anotherPatient: await aPatient(db),
  itsSpecialist: payee,
  anotherSpecialist: await aPayee(api, stripe),
  unpaidSpecialist: await aSpecialist(db),
  ofAnotherSpecialty: await aPayee(api, stripe, { specialty: 'Cardiology' }),
  formerSpecialist: await aSpecialist(db, { approved: false }),
  staff: await aStaffPerson(api),
};
type ActorName = keyof typeof actors;
const whos = Object.keys(actors) as ActorName[];

const asBody = { profession: 'doctor', specialty, timeframe: 'this-week' };
const calls = {
  createOpenRequest: { body: asBody },
  myRequests: {},
  openRequests: {},
  getOpenRequest: { params: { id: request.requestId } },
  deleteRequest: { params: { id: request.requestId } },
  createOffer: { body: { requestId: request.requestId, feeCents: 20_000, slots: [slotIn(api, 5)] } },
  myOffers: {},
  withdrawOffer: { params: { id: offer.offerId } },
  prepareOffer: { params: { id: offer.offerId }, body: { chosenSlotISO: offer.slots[0] } },
  finaliseOffer: { params: { id: offer.offerId } },
} as const satisfies Partial<Record<RouteName, CallOptions>>;
type Name = keyof typeof calls;

/** Expected codes; 404 for objects of others. Actors with access are omitted. */
const expected: Record<Name, Partial<Record<ActorName, string>>> = {
  createOpenRequest: { ...onlyPatients() },
  myRequests: { ...onlyPatients() },
  openRequests: onlySpecialists(),
  getOpenRequest: { ...onlyPatients(), anotherPatient: 'NOT_FOUND' },
  deleteRequest: { ...onlyPatients(), anotherPatient: 'NOT_FOUND' },
  createOffer: {
    ...onlySpecialists(),
    unpaidSpecialist: 'PAYOUTS_NOT_READY',
    ofAnotherSpecialty: 'NOT_FOUND',
    itsSpecialist: 'ALREADY_OFFERED',
  },
  myOffers: { anonymous: 'UNAUTHENTICATED' },
  withdrawOffer: {
    ...onlySpecialists(),
    anotherSpecialist: 'NOT_FOUND',
    unpaidSpecialist: 'NOT_FOUND',
    ofAnotherSpecialty: 'NOT_FOUND',
  },
  prepareOffer: { ...onlyPatients(), anotherPatient: 'NOT_FOUND' },
  finaliseOffer: { ...onlyPatients(), anotherPatient: 'NOT_FOUND' },
};

function onlyPatients(): Partial<Record<ActorName, string>> {
  const others = ['itsSpecialist', 'anotherSpecialist', 'unpaidSpecialist', 'ofAnotherSpecialty', 'formerSpecialist'];
  return { anonymous: 'UNAUTHENTICATED', ...all([...others, 'newcomer', 'staff'], 'PROFILE_REQUIRED') };
}

function onlySpecialists(): Partial<Record<ActorName, string>> {
  return {
    anonymous: 'UNAUTHENTICATED',
    ...all(['newcomer', 'itsPatient', 'anotherPatient', 'formerSpecialist', 'staff'], 'FORBIDDEN'),
  };
}

function all(names: readonly string[], code: string): Partial<Record<ActorName, string>> {
  return Object.fromEntries(names.map((name) => [name, code]));
}

const callAs = (name: Name, as: (typeof actors)[ActorName]): Promise<Called> =>
  api.call(name, { ...calls[name], ...(as && { as }) });

describe.each(Object.keys(calls) as Name[])('%s', (name) => {
  const refusedTo = whos.filter((who) => expected[name][who] !== undefined);

  it('is refused to other people, and reveals nothing', async () => {
    const codes = await Promise.all(refusedTo.map(async (who) => [who, codeOf(await callAs(name, actors[who]))]));
    expect(Object.fromEntries(codes)).toEqual(expected[name]);
  });
});

it('every call about open requests and offers is in this table', () => {
  const all = (Object.keys(routes) as RouteName[]).filter((name) => /^\w+ \/(requests|offers)\b/.test(routes[name]));
  expect(Object.keys(calls).toSorted()).toEqual(all.toSorted());
});

describe('lists', () => {
  const listed = async (name: 'myRequests' | 'openRequests' | 'myOffers', options: CallOptions) => {
    const { items } = (await api.call(name, options)).body as { items: unknown[] };
    return JSON.stringify(items);
  };

  it('show a request to its patient and to specialists who may reply', async () => {
    expect(await listed('myRequests', { as: patient })).toContain(request.requestId);
    for (const who of ['anotherSpecialist', 'unpaidSpecialist'] as const)
      expect(await listed('openRequests', { as: actors[who] })).toContain(request.requestId);
  });

  it('show it to no other patient or specialist, nor to a specialist who replied', async () => {
    expect(await listed('myRequests', { as: actors.anotherPatient })).not.toContain(request.requestId);
    for (const who of ['itsSpecialist', 'ofAnotherSpecialty'] as const)
      expect(await listed('openRequests', { as: actors[who] })).not.toContain(request.requestId);
  });

  it('show an offer to both of its sides only', async () => {
    for (const who of whos.filter((one) => one !== 'anonymous')) {
      const isOf = who === 'itsPatient' || who === 'itsSpecialist';
      const found = await Promise.all(
        (['patient', 'specialist'] as const).map((role) =>
          listed('myOffers', { as: actors[who] ?? '', query: { role } }),
        ),
      );
      expect([who, found.join().includes(offer.offerId)]).toEqual([who, isOf]);
    }
  });

  it('hide the patient from the specialist, and the fee split from the patient', async () => {
    const told = [
      await listed('openRequests', { as: actors.anotherSpecialist }),
      await listed('myOffers', { as: payee, query: { role: 'specialist' } }),
    ].join();
    for (const secret of [patient.userId, patient.email, patient.name, '+61491570006', 'Laman Street'])
      expect(told).not.toContain(secret);
    expect(await listed('myOffers', { as: patient, query: { role: 'patient' } })).not.toContain('receivesCents');
  });
});

it('a person with both roles does not receive their own request', async () => {
  const both = await aPayee(api, stripe);
  await addProfile(db, both.userId);
  const own = await anOpenRequest(api, { patient: both });
  const open = await api.call('openRequests', { as: both });
  expect(JSON.stringify(open.body)).not.toContain(own.requestId);
  const body = { requestId: own.requestId, feeCents: 20_000, slots: [slotIn(api, 5)] };
  expect(codeOf(await api.call('createOffer', { as: both, body }))).toBe('NOT_FOUND');
});

describe('on a partner’s page', () => {
  it('a patient sees and pays only requests made there', async () => {
    const partner = await aPartner(api);
    const person = await aPatient(db);
    const here = bearing(await vouchedFor(api, partner, person), partner.origin);
    const elsewhere = await anOffer(api, stripe, { request: await anOpenRequest(api, { patient: person }) });
    const asked = await api.call('createOpenRequest', { ...here, body: { ...asBody, specialty: 'Cardiology' } });
    const { requestId } = asked.body as { requestId: string };
    const request = { requestId, patient: person };
    const specialist = await aPayee(api, stripe, { specialty: 'Cardiology' });
    const made = await anOffer(api, stripe, { request, specialist, slots: [slotIn(api, 6)] });

    const lists = async (options: CallOptions) =>
      JSON.stringify([
        (await api.call('myRequests', options)).body,
        (await api.call('myOffers', { ...options, query: { role: 'patient' } })).body,
      ]);
    const there = await lists(here);
    expect([there.includes(requestId), there.includes(made.offerId)]).toEqual([true, true]);
    expect([there.includes(elsewhere.request.requestId), there.includes(elsewhere.offerId)]).toEqual([false, false]);
    const atPortal = await lists({ as: person });
    expect([atPortal.includes(made.offerId), atPortal.includes(elsewhere.offerId)]).toEqual([true, true]);

    const on = (id: string) => ({ ...here, params: { id } });
    const refusals = [
      await api.call('getOpenRequest', on(elsewhere.request.requestId)),
      await api.call('deleteRequest', on(elsewhere.request.requestId)),
      await api.call('prepareOffer', { ...on(elsewhere.offerId), body: { chosenSlotISO: elsewhere.slots[0] } }),
      await api.call('finaliseOffer', on(elsewhere.offerId)),
    ];
    expect(refusals.map(codeOf)).toEqual(refusals.map(() => 'NOT_FOUND'));
    const prepared = await api.call('prepareOffer', { ...on(made.offerId), body: { chosenSlotISO: made.slots[0] } });
    expect(prepared.status).toBe(200);
  });

  it('a specialist’s calls are refused, as in the contract', () => {
    const specialists = ['openRequests', 'createOffer', 'withdrawOffer'] as const;
    for (const name of specialists) expect(contract[name]).not.toHaveProperty('onPartnerPages');
  });
});

it('a withdrawn request is absent for all users', async () => {
  const gone = await anOffer(api, stripe);
  const params = { id: gone.request.requestId };
  expect((await api.call('deleteRequest', { as: gone.request.patient, params })).status).toBe(200);
  expect(codeOf(await api.call('getOpenRequest', { as: gone.request.patient, params }))).toBe('NOT_FOUND');
  expect(codeOf(await prepare(api, gone))).toBe('NOT_FOUND');
  const body = { requestId: gone.request.requestId, feeCents: 20_000, slots: [slotIn(api, 5)] };
  expect(codeOf(await api.call('createOffer', { as: actors.anotherSpecialist, body }))).toBe('NOT_FOUND');
});

it('the IDs of selections and of open requests are not interchangeable', async () => {
  const paid = await aPaidOffer(api, stripe);
  const params = { id: paid.request.requestId };
  const as = paid.request.patient;
  expect(codeOf(await api.call('getSelection', { as, params }))).toBe('NOT_FOUND');
  expect(codeOf(await api.call('cancelSelection', { as, params }))).toBe('NOT_FOUND');
  expect(codeOf(await api.call('attachPayment', { as, params, body: { paymentMethodId: 'pm_card_visa' } }))).toBe(
    'NOT_FOUND',
  );
});
