import { countUnseen, type Notifications } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { answer, aRequestedReschedule } from '../testing/reschedules.ts';
import { aBookedOffer, anOpenRequest, anOffer, aPayee, withdraw } from '../testing/offers.ts';
import { aNewcomer, aPatient, aSpecialist } from '../testing/people.ts';
import { accept, anUnpaidRequest, aRequest, at, settled, slotIn } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

type As = { email: string };
const hear = async (as: As, query = {}) => (await api.call('notifications', { as, query })).body as Notifications;
const again = (as: As, version: string) =>
  api.call('notifications', { as, headers: { 'if-none-match': `"${version}"` } });
const statusesOf = (told: Notifications) => told.requests.map(({ selectionId, status }) => `${selectionId} ${status}`);

describe('the notifications of a patient', () => {
  it('cover open and booked requests and coming appointments, not unpaid ones', async () => {
    const patient = await aPatient(api.services.db);
    const open = await aRequest(api, { patient, specialists: 2, slotISO: slotIn(api, 4) });
    const booked = await aRequest(api, { patient, slotISO: slotIn(api, 2) });
    await anUnpaidRequest(api, { patient, slotISO: slotIn(api, 6) });
    const [specialist] = booked.specialists;
    await at(api, new Date(api.clock.now.getTime() + 60_000), () => accept(api, booked, { as: specialist }));
    const told = await hear(patient);
    expect(told).toMatchObject({
      appointments: [{ id: booked.selectionId, whenISO: slotIn(api, 2), counterpart: specialist.name }],
      requests: [
        { selectionId: booked.selectionId, status: 'FILLED', whenISO: slotIn(api, 2) },
        { selectionId: open.selectionId, status: 'OPEN', whenISO: slotIn(api, 4), count: 2 },
      ],
      numbers: null,
    });
  });

  it('include offers while they are open', async () => {
    const offer = await anOffer(api, stripe);
    const { patient, requestId } = offer.request;
    expect((await hear(patient)).requests).toMatchObject([
      { selectionId: requestId, kind: 'open', status: 'OFFERED', count: 1 },
    ]);
    await at(api, new Date(api.clock.now.getTime() + 45 * 60_000), async () => {
      expect(statusesOf(await hear(patient))).toEqual([`${requestId} OPEN`]);
    });
  });

  it('name the offer behind an appointment', async () => {
    const offer = await aBookedOffer(api, stripe);
    const told = await hear(offer.request.patient);
    expect([told.appointments.map(({ id }) => id), statusesOf(told)]).toEqual([
      [offer.offerId],
      [`${offer.request.requestId} FILLED`],
    ]);
  });
});

describe('the notifications of a specialist', () => {
  it('cover waiting requests, bookings and open requests, with the counts', async () => {
    const specialist = await aSpecialist(api.services.db, {
      specialty: 'Gastroenterology & Hepatology',
      slots: [slotIn(api, 2), slotIn(api, 3), slotIn(api, 4)],
    });
    const waiting = await aRequest(api, { specialists: [specialist], slotISO: slotIn(api, 3) });
    const booked = await aRequest(api, { specialists: [specialist], slotISO: slotIn(api, 2) });
    await accept(api, booked, { as: specialist });
    const { requestId } = await anOpenRequest(api);
    const told = await hear(specialist);
    expect(statusesOf(told)).toEqual(
      expect.arrayContaining([`${waiting.selectionId} PENDING`, `${booked.selectionId} FILLED`, `${requestId} OPEN`]),
    );
    expect(told.appointments).toMatchObject([{ id: booked.selectionId, counterpart: booked.patient.name }]);
    expect(told.numbers).toMatchObject({ toAnswer: 1, requests: 2, accepted: 1, filledByAnother: 0 });
    expect(told.numbers?.openRequests).toBeGreaterThan(0);
  });

  it('hide the patient until there is an appointment', async () => {
    const { specialists, patient } = await aRequest(api);
    expect(JSON.stringify(await hear(specialists[0]))).not.toContain(patient.name);
  });
});

describe('an event of a request', () => {
  const unseen = (selectionId: string, ...people: As[]): Promise<number[]> =>
    Promise.all(
      people.map(async (as) => {
        const { appointments, requests, reschedules } = await hear(as);
        const told = {
          appointments: appointments.filter((each) => each.selectionId === selectionId),
          requests: requests.filter((each) => each.selectionId === selectionId),
          reschedules: reschedules.filter((each) => each.appointmentId === selectionId),
        };
        return countUnseen(told, { appointments: [], requests: [] });
      }),
    );

  it('sends one notification to the other side for a request and its acceptance', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    expect(await unseen(request.selectionId, request.patient, specialist)).toEqual([0, 1]);
    await accept(api, request, { as: specialist });
    expect(await unseen(request.selectionId, request.patient, specialist)).toEqual([1, 0]);
  });

  it('sends one notification to the other side for an offer and its acceptance', async () => {
    const specialist = await aPayee(api, stripe, { specialty: 'Dermatology' });
    const request = await anOpenRequest(api, { specialty: 'Dermatology' });
    expect(await unseen(request.requestId, request.patient, specialist)).toEqual([0, 1]);
    await anOffer(api, stripe, { request, specialist });
    expect(await unseen(request.requestId, request.patient, specialist)).toEqual([1, 0]);
    const booked = await aBookedOffer(api, stripe);
    expect(await unseen(booked.request.requestId, booked.request.patient, booked.specialist)).toEqual([0, 1]);
  });

  it('sends no notification when a specialist withdraws an offer', async () => {
    const specialist = await aPayee(api, stripe, { specialty: 'Neurology' });
    const offer = await anOffer(api, stripe, {
      request: await anOpenRequest(api, { specialty: 'Neurology' }),
      specialist,
    });
    await withdraw(api, offer);
    const { requestId, patient } = offer.request;
    expect(statusesOf(await hear(specialist))).toContain(`${requestId} OPEN`);
    expect(await unseen(requestId, patient, specialist)).toEqual([0, 0]);
  });

  it('sends one notification to the other side for a reschedule request and a decline', async () => {
    const moving = await aRequestedReschedule(api);
    const { selectionId, patient, specialist } = moving;
    const [booked = 0, asked = 0] = await unseen(selectionId, patient, specialist);
    await answer(api, 'declineReschedule', moving);
    expect([booked, asked, await unseen(selectionId, patient, specialist)]).toEqual([1, 1, [booked + 1, 0]]);
  });
});

describe('a repeated query', () => {
  it('returns 304 while nothing has happened, and a new answer afterwards', async () => {
    const request = await aRequest(api);
    const [specialist] = request.specialists;
    const { version } = await hear(specialist);
    expect((await again(specialist, version)).status).toBe(304);
    await accept(api, request, { as: specialist });
    const next = await again(specialist, version);
    expect(statusesOf(next.body as Notifications)).toContain(`${request.selectionId} FILLED`);
  });

  it('returns a new answer when an appointment ends without any action', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0] });
    await settled(api);
    const shortly = new Date(Date.parse(request.slotISO) + 29 * 60_000);
    const version = await at(api, shortly, async () => (await hear(request.patient)).version);
    await at(api, new Date(shortly.getTime() + 30_000), async () => {
      expect((await again(request.patient, version)).status).toBe(304);
    });
    await at(api, new Date(shortly.getTime() + 60_000), async () => {
      expect((await again(request.patient, version)).body).toMatchObject({ appointments: [] });
    });
  });

  it('includes an open request for the specialist’s specialty', async () => {
    const specialist = await aSpecialist(api.services.db, { specialty: 'Nephrology' });
    const { version } = await hear(specialist);
    await anOpenRequest(api, { specialty: 'Rheumatology' });
    expect((await again(specialist, version)).status).toBe(304);
    await anOpenRequest(api, { specialty: 'Nephrology' });
    expect((await again(specialist, version)).status).toBe(200);
  });

  it.each(['', 'nonsense', '"', '1-2-99999999999999'])(
    'with another user’s version %j returns a new answer',
    async (version) => {
      expect((await again(await aPatient(api.services.db), version)).status).toBe(200);
    },
  );
});

it('notifications are empty for newcomers and other roles, and refused signed out', async () => {
  const nothing = { version: '0-0-0', appointments: [], requests: [], reschedules: [], alerts: [], numbers: null };
  expect(await hear(await aNewcomer(api.services.db))).toEqual(nothing);
  expect(await hear(await aPatient(api.services.db), { role: 'specialist' })).toEqual(nothing);
  expect((await api.call('notifications')).status).toBe(401);
});

it.each([{}, { role: 'patient' }, { role: 'specialist' }])(
  'notifications are empty without a profile, requested with %j',
  async (query) => {
    for (const as of [await aNewcomer(api.services.db), { email: 'first.call@example.com' }]) {
      expect(await hear(as, query)).toMatchObject({
        appointments: [],
        requests: [],
        reschedules: [],
        alerts: [],
        numbers: null,
      });
    }
  },
);
