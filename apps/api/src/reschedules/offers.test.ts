import { expect, it } from 'vitest';
import { answer, ask, timesOf, type RequestedReschedule } from '../testing/reschedules.ts';
import { aBookedOffer, aPayee, sharesOf } from '../testing/offers.ts';
import { at, settled, slotIn } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });

async function anOffersReschedule() {
  const [fromISO, toISO] = [slotIn(api, 3), slotIn(api, 4)];
  const specialist = await aPayee(api, stripe, { slots: [toISO] });
  const offer = await aBookedOffer(api, stripe, { specialist, slots: [fromISO] });
  await settled(api);
  const { patient, requestId } = offer.request;
  const asked = await ask(api, { selectionId: offer.offerId, patient, toISO });
  expect(asked.status).toBe(200);
  return { ...offer, patient, requestId, fromISO, toISO, reschedule: asked.body as RequestedReschedule['reschedule'] };
}

it('reschedules an offer’s booking by the offer’s ID and keeps its money', async () => {
  const moving = await anOffersReschedule();
  const { patient, specialist, offerId, requestId, fromISO, toISO } = moving;
  const before = await sharesOf(stripe, moving.request);
  expect(await timesOf(api, specialist)).toEqual([`confirmed ${fromISO}`, `kept ${toISO}`]);
  expect((await api.call('waitingReschedules', { as: specialist })).body).toMatchObject({
    items: [{ appointmentId: offerId, feeCents: 24_500 }],
  });
  expect((await answer(api, 'acceptReschedule', moving)).status).toBe(200);
  await settled(api);
  expect(await timesOf(api, specialist)).toEqual([`confirmed ${toISO}`]);
  for (const as of [patient, specialist]) {
    expect((await api.call('myAppointments', { as })).body).toMatchObject({
      items: [
        { offerId, selectionId: null, requestId, chosenSlotISO: toISO, reschedule: { status: 'ACCEPTED', fromISO } },
      ],
    });
  }
  expect((await api.call('getOpenRequest', { as: patient, params: { id: requestId } })).body).toMatchObject({
    status: 'BOOKED',
    booking: { offerId, slotISO: toISO, reschedule: { status: 'ACCEPTED' } },
  });
  expect(await sharesOf(stripe, moving.request)).toEqual(before);
});

it('a cancellation during a reschedule request refunds by the booked time', async () => {
  const moving = await anOffersReschedule();
  const { patient, specialist, offerId, fromISO } = moving;
  const late = new Date(Date.parse(fromISO) - 23 * 3_600_000);
  await at(api, late, async () => {
    const { status } = await api.call('cancelAppointment', { as: patient, params: { id: offerId } });
    expect(status).toBe(200);
    await settled(api);
  });
  expect(await timesOf(api, specialist)).toEqual([]);
  expect(await sharesOf(stripe, moving.request)).toMatchObject({ patientPaid: 24_500 });
});
