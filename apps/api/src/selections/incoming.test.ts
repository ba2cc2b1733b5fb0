import type { Answer } from '@tele/core/contract';
import { expect, it } from 'vitest';
import { accept, aRequest, slotIn, someSpecialists, specialty, type Specialist } from '../testing/requests.ts';
import { aSpecialist } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const inboxOf = async (as: Specialist): Promise<Answer<'incomingSelections'>> =>
  (await api.call('incomingSelections', { as })).body as Answer<'incomingSelections'>;

it('gives the number of other specialists and the reply deadline, never the patient', async () => {
  const request = await aRequest(api, { specialists: 3, feeCapCents: 26_000 });
  const [specialist] = request.specialists;
  const { items } = await inboxOf(specialist);
  expect(items).toMatchObject([
    { othersAsked: 2, answerBy: request.slotISO, feeCapCents: 26_000, anyFee: false, slotISO: request.slotISO },
  ]);
  const told = JSON.stringify(items);
  for (const text of [
    'Maeve',
    'Female',
    '1987',
    'Newcastle',
    'Cooks Hill',
    request.patient.email,
    request.patient.userId,
  ])
    expect(told).not.toContain(text);
});

it('ends the reply time with the hold on the card, when that is sooner', async () => {
  const slotISO = slotIn(api, 20);
  const [specialist] = await someSpecialists(api, 1, slotISO);
  await aRequest(api, { specialists: [specialist], slotISO });
  const { items } = await inboxOf(specialist);
  const days = (Date.parse(items[0]?.answerBy ?? '') - api.clock.now.getTime()) / 86_400_000;
  expect(days).toBeLessThanOrEqual(6);
  expect(days).toBeGreaterThan(5.9);
});

it('gives the usual fee: the listed one, else the last accepted, else none', async () => {
  const slots = [slotIn(api, 4), slotIn(api, 3)];
  const specialist = await aSpecialist(db, { specialty, slots });
  expect((await inboxOf(specialist)).usualFee).toBeNull();
  for (const [index, feeCents] of [18_000, 21_000].entries()) {
    const slotISO = slots[index] ?? '';
    const request = await aRequest(api, { specialists: [specialist], slotISO });
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    expect((await accept(api, request, { as: specialist, feeCents })).status).toBe(200);
    // The last accepted one, by time of acceptance.
    expect((await inboxOf(specialist)).usualFee).toEqual({ cents: feeCents, from: 'last-accepted' });
  }
  await db
    .updateTable('specialists')
    .set({ fee_from_cents: 23_000 })
    .where('id', '=', specialist.specialistId)
    .execute();
  expect((await inboxOf(specialist)).usualFee).toEqual({ cents: 23_000, from: 'listed' });
});
