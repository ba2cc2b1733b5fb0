import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { deliverEvent, eventOf } from '../testing/deliver-event.ts';
import { holdSelection } from '../testing/hold.ts';
import { accept, aRequest, at, chargesOf, settled, type Request } from '../testing/requests.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { startStripe, type TestStripe } from '../testing/start-stripe.ts';

let stripe: TestStripe;
let api: TestApi;

async function aBookedRequest(): Promise<Request> {
  const request = await aRequest(api);
  await stripe.fault({ path: '/v1/payment_intents/*/capture', mode: 'error', times: 100 });
  expect((await accept(api, request, { as: request.specialists[0] })).status).toBe(200);
  await settled(api);
  await stripe.heal();
  return request;
}

async function tellCaptured({ selectionId }: Request): Promise<{ status: number }> {
  const { paymentIntents } = await stripe.ledgerOf(selectionId);
  const intent = paymentIntents.find(({ amount }) => amount === 1_500);
  // The job may have captured it already.
  await stripe.act(`payment_intents/${intent?.id}/capture`).catch(() => undefined);
  const object = { ...intent, status: 'succeeded' };
  return deliverEvent(api, { ...eventOf('payment_intent.succeeded', object), id: `evt_${selectionId}` });
}

type Act = (request: Request) => Promise<{ status: number }>;

/** Operations on a booked request’s money, with the locks each waits for. */
const acts: Record<string, { act: Act; waits: number }> = {
  'a cancellation by the specialist': {
    act: ({ selectionId, specialists: [as] }) => api.call('cancelAppointment', { as, params: { id: selectionId } }),
    waits: 1,
  },
  'an event of the provider': { act: tellCaptured, waits: 1 },
  'both captures': { act: () => runJobs(api.services).then(() => ({ status: 200 })), waits: 2 },
};
const pairs = Object.keys(acts).flatMap((one) =>
  Object.keys(acts).flatMap((other) => (one === other ? [] : [[one, other]])),
);

// A deadlock here fails the suite at its end (testing/start-postgres.ts): the retries would hide it.
describe.skipIf(inject('database').engine !== 'postgres')('operations on the money of one request', () => {
  beforeAll(async () => {
    stripe = await startStripe();
    api = await startApi({ config: { stripeApiUrl: stripe.url } });
  });
  afterAll(async () => {
    await api.close();
    await stripe.stop();
  });

  it.each(pairs)('take their locks in one order: %s before %s', async (one = '', other = '') => {
    const request = await aBookedRequest();
    await at(api, new Date(api.clock.now.getTime() + 3_600_000), async () => {
      const held = await holdSelection(api, request.selectionId);
      const running: Promise<{ status: number }>[] = [];
      let waiting = 0;
      for (const { act, waits } of [acts[one], acts[other]].flatMap((given) => given ?? [])) {
        running.push(act(request));
        waiting += waits;
        await held.waitFor(waiting);
      }
      await held.letGo();
      expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
      await settled(api);
    });
    const paid = (await chargesOf(api, request)).map(({ kind, status }) => `${kind} ${status}`);
    const cancelled = [one, other].includes('a cancellation by the specialist');
    expect(paid).toEqual([cancelled ? 'booking_fee REFUNDED' : 'booking_fee CAPTURED', 'acceptance_fee CAPTURED']);
  });
});
