import type { Page } from '@tele/core/contract';
import { describe, expect, it } from 'vitest';
import { anOpenRequest, anOffer, prepare } from '../testing/offers.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import { aRequest, at, codeOf, settled, specialty } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * hour);
const remove = (as: { email: string }, id: string) => api.call('deleteRequest', { as, params: { id } });
const openTo = async (as: { email: string }) =>
  ((await api.call('openRequests', { as })).body as { items: { requestId: string }[] }).items.map(
    ({ requestId }) => requestId,
  );

describe('an open request', () => {
  it('holds no money, closes by its timeframe, and hides the patient from specialists', async () => {
    const other = await aSpecialist(api.services.db, { specialty: 'Dermatology' });
    const specialist = await aSpecialist(api.services.db, { specialty: 'Cardiology' });
    const { requestId } = await anOpenRequest(api, {
      specialty: 'Cardiology',
      timeframe: 'own-words',
      timeframeWords: 'Any Friday',
      state: 'TAS',
      reason: 'Palpitations',
    });
    const { body } = await api.call('openRequests', { as: specialist });
    expect(body).toEqual({
      items: [
        {
          requestId,
          profession: 'doctor',
          specialty: 'Cardiology',
          timeframe: 'own-words',
          timeframeWords: 'Any Friday',
          state: 'TAS',
          reason: 'Palpitations',
          createdAt: api.clock.now.toISOString(),
          openUntil: inHours(14 * 24).toISOString(),
        },
      ],
      specialties: [{ specialty: 'Cardiology', count: 1 }],
    });
    expect(await openTo(other)).toEqual([]);
    expect((await stripe.ledgerOf(requestId)).paymentIntents).toEqual([]);
  });

  it('is counted by specialty on the first page, and listed for one specialty', async () => {
    const { db } = api.services;
    const specialist = await aSpecialist(db, { specialty: 'Haematology' });
    const { specialistId: specialist_id } = specialist;
    await db
      .insertInto('specialist_specialties')
      .values({ specialist_id, profession: 'doctor', specialty: 'Immunology & Allergy' })
      .execute();
    const made: string[] = [];
    for (const [minute, each] of ['Haematology', 'Immunology & Allergy', 'Haematology'].entries())
      made.push((await at(api, inHours(minute / 60), () => anOpenRequest(api, { specialty: each }))).requestId);
    const [first, other, last] = made;
    const ask = async (query: Record<string, string>) => {
      const { body } = await api.call('openRequests', { as: specialist, query });
      const { items, specialties, next, total } = body as Page<{ requestId: string }> & { specialties?: unknown };
      return { ids: items.map(({ requestId }) => requestId), specialties, next, total };
    };
    const specialties = [
      { specialty: 'Haematology', count: 2 },
      { specialty: 'Immunology & Allergy', count: 1 },
    ];
    const page = await ask({ limit: '1' });
    expect(page).toMatchObject({ ids: [first], specialties, total: 3 });
    expect(await ask({ limit: '2', cursor: page.next ?? '' })).toMatchObject({
      ids: [other, last],
      specialties: undefined,
    });
    expect(await ask({ specialty: 'Haematology' })).toMatchObject({ ids: [first, last], specialties: undefined });
    expect(await ask({ specialty: 'Haematology', limit: '1' })).toMatchObject({ ids: [first], total: 2 });
    expect(await ask({ specialty: 'Cardiology' })).toMatchObject({ ids: [] });
  });

  it('is refused for the same specialty, naming the open request', async () => {
    const { requestId, patient } = await anOpenRequest(api);
    const again = await api.call('createOpenRequest', {
      as: patient,
      body: { profession: 'doctor', specialty, timeframe: 'next-week' },
    });
    expect([again.status, again.body]).toMatchObject([409, { code: 'ALREADY_ASKED', selectionId: requestId }]);
  });

  it('is created once under its key, and refused with another body', async () => {
    const patient = await aPatient(api.services.db);
    const body = { profession: 'doctor', specialty, timeframe: 'this-week' };
    const ask = (changes: object = {}) =>
      api.call('createOpenRequest', {
        as: patient,
        body: { ...body, ...changes },
        headers: { 'idempotency-key': 'ask-1' },
      });
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toEqual(first.body);
    expect(codeOf(await ask({ timeframe: 'next-week' }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('leaves a specialist’s list while they have an open offer', async () => {
    const offer = await anOffer(api, stripe);
    expect(await openTo(offer.specialist)).not.toContain(offer.request.requestId);
    await at(api, inHours(1), async () => {
      expect(await openTo(offer.specialist)).toContain(offer.request.requestId);
    });
  });
});

describe('the list of a patient’s requests', () => {
  it('has both kinds, newest first, each with its kind', async () => {
    const patient = await aPatient(api.services.db);
    const picked = await aRequest(api, { patient });
    const asked = await at(api, inHours(1), () => anOpenRequest(api, { patient }));
    const { body } = await api.call('myRequests', { as: patient, query: { show: 'current' } });
    expect(body).toMatchObject({
      items: [
        { kind: 'open', request: { requestId: asked.requestId, status: 'OPEN' } },
        { kind: 'picked', selection: { selectionId: picked.selectionId } },
      ],
      ended: 0,
    });
    const selections = await api.call('mySelections', { as: patient });
    expect(selections.body).toMatchObject({ items: [{ selectionId: picked.selectionId }] });
  });
});

describe('withdrawing an open request', () => {
  it('ends its offers, releases the hold, and removes it from every list', async () => {
    const offer = await anOffer(api, stripe);
    const { patient, requestId } = offer.request;
    await prepare(api, offer);
    expect((await remove(patient, requestId)).status).toBe(200);
    expect((await remove(patient, requestId)).status).toBe(200);
    expect(codeOf(await api.call('getOpenRequest', { as: patient, params: { id: requestId } }))).toBe('NOT_FOUND');
    const mine = await api.call('myOffers', { as: offer.specialist });
    expect(mine.body).toMatchObject({ items: [{ status: 'LOST' }] });
    await settled(api);
    expect((await stripe.ledgerOf(requestId)).paymentIntents.map(({ status }) => status)).toEqual(['canceled']);
  });
});

describe('the end of an open request', () => {
  it('closes it and notifies its patient', async () => {
    const { requestId, patient } = await anOpenRequest(api, { timeframe: 'as-soon-as-possible' });
    await at(api, inHours(72), async () => {
      await settled(api);
      const { body } = await api.call('getOpenRequest', { as: patient, params: { id: requestId } });
      expect(body).toMatchObject({ status: 'CLOSED', openUntil: null });
    });
    expect(api.mails.filter(({ to }) => to === patient.email).map(({ subject }) => subject)).toEqual([
      'Your request has closed',
    ]);
  });
});

describe('the digest', () => {
  it('notifies a specialist of the first request at once, and batches the next hour’s', async () => {
    const specialist = await aSpecialist(api.services.db, { specialty: 'Rheumatology' });
    const subjects = () => api.mails.filter(({ to }) => to === specialist.email).map(({ subject }) => subject);
    await anOpenRequest(api, { specialty: 'Rheumatology' });
    await settled(api);
    await settled(api);
    expect(subjects()).toEqual(['A new open request']);
    await at(api, inHours(0.2), async () => {
      await anOpenRequest(api, { specialty: 'Rheumatology' });
      await settled(api);
    });
    await at(api, inHours(0.4), async () => {
      await anOpenRequest(api, { specialty: 'Rheumatology' });
      await settled(api);
    });
    expect(subjects()).toHaveLength(1);
    await at(api, inHours(1), () => settled(api));
    expect(subjects()).toEqual(['A new open request', '2 new open requests']);
  });
});
