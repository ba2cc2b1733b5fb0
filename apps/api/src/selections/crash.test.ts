import { describe, expect, inject, it } from 'vitest';
import { drainsEnded } from '../outbox/drain-soon.ts';
import { drain } from '../outbox/drain.ts';
import { aSite, runAndKill, type Site } from '../testing/crash.ts';
import type { CrashOrder } from '../testing/crash-child.ts';
import { accept, anUnpaidRequest, aRequest, attach, settled, type Request } from '../testing/requests.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { withStripe, type TestStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
/** Longer than every lease, in milliseconds. */
const leases = 10 * 60_000;

/** One kill per step of a call: each request of its own dies at another one. */
interface Scene {
  prepare: (api: TestApi) => Promise<Request>;
  order: (request: Request) => Omit<CrashOrder, 'nowISO' | 'stopAt'>;
  /** What must be true of a request once somebody has run drain(), wherever the process died. */
  verify: (api: TestApi, request: Request, step: string) => Promise<void>;
}

const scenes: Record<string, Scene> = {
  'attaching a payment': {
    prepare: (api) => anUnpaidRequest(api, { specialists: 2 }),
    order: (request) => ({
      call: 'attachPayment',
      actor: patientOf(request),
      id: request.selectionId,
      body: { paymentMethodId: 'pm_card_visa' },
    }),
    verify: async (api, request, step) => {
      const { held, sent } = await stateOf(api, request);
      expect(held, step).toEqual(sent ? ['1500 requires_capture'] : []);
      // Nothing was kept before the charge: the request is simply unpaid, and may be paid now.
      expect(sent, step).toBe(step !== 'insert charges 1');
      expect((await attach(api, request)).status, step).toBe(200);
      expect((await stateOf(api, request)).held, step).toEqual(['1500 requires_capture']);
    },
  },
  'accepting a request': {
    prepare: (api) => aRequest(api, { specialists: 2 }),
    order: (request) => ({
      call: 'acceptSelection',
      actor: specialistOf(request),
      id: request.selectionId,
      body: { feeCents: 12_000, paymentMethodId: 'pm_card_visa' },
    }),
    verify: async (api, request, step) => {
      const { held, bookings } = await stateOf(api, request);
      const claimLost = step === 'insert bookings 1' || step === 'insert charges 1';
      expect(bookings, step).toEqual(claimLost ? [] : ['CONFIRMED']);
      expect(held, step).toEqual(claimLost ? ['1500 requires_capture'] : ['1500 succeeded', '2000 succeeded']);
      const again = await accept(api, request, { as: request.specialists[0] });
      expect(again.status, step).toBe(200);
      await settled(api);
      expect((await stateOf(api, request)).held, step).toEqual(['1500 succeeded', '2000 succeeded']);
    },
  },
  'cancelling a request': {
    prepare: (api) => aRequest(api),
    order: (request) => ({ call: 'cancelSelection', actor: patientOf(request), id: request.selectionId }),
    verify: async (api, request, step) => {
      const { held, state } = await stateOf(api, request);
      const undone = step === 'insert outbox 1';
      expect(state, step).toBe(undone ? 'OPEN' : 'CANCELLED');
      expect(held, step).toEqual(undone ? ['1500 requires_capture'] : []);
    },
  },
  'cancelling an appointment by its specialist': {
    prepare: async (api) => {
      const request = await aRequest(api);
      await accept(api, request, { as: request.specialists[0] });
      return request;
    },
    order: (request) => ({ call: 'cancelAppointment', actor: specialistOf(request), id: request.selectionId }),
    verify: async (api, request, step) => {
      const { state, refunds } = await stateOf(api, request);
      const undone = step === 'update bookings 1' || step === 'insert outbox 1';
      expect(state, step).toBe(undone ? 'BOOKED' : 'CANCELLED');
      expect(refunds, step).toEqual(undone ? [] : [1_500]);
    },
  },
};

const place = inject('database');
/** Where transactions begin and end is the same on both engines, and a step takes PGlite three times as long: beside PostgreSQL it plays one scene. */
const played = place.engine === 'pglite' && !place.alone ? ['cancelling a request'] : Object.keys(scenes);

describe.skipIf(place.engine === 'none')('a process killed at any step', () => {
  it.each(played)('%s leaves nothing that drain() does not put right', { timeout: 180_000 }, async (name) => {
    const scene = scenes[name];
    if (!scene) throw new Error(name);
    const site = await aSite();
    try {
      expect(await play(site, scene)).toBeGreaterThan(3);
    } finally {
      await site.remove();
    }
  });
});

/**
 * A rehearsal names the steps. Then one request for each of them: prepared, killed there, and put right by another
 * process before the next begins, because a drain takes up whatever it finds. Answers how many were killed.
 */
async function play(site: Site, scene: Scene): Promise<number> {
  const clock = { now: new Date('2026-12-01T00:00:00.000Z') };
  const rehearsed = await opened(site, clock, scene.prepare);
  const { steps } = await kill(rehearsed, scene);
  const stops = worthStopping(steps);

  let killed: { request: Request; stop: string } | undefined;
  for (const stop of stops) {
    const next = await opened(site, clock, async (api) => {
      if (killed) await putRight(api, scene, killed);
      return scene.prepare(api);
    });
    expect((await kill(next, scene, stop)).end, stop).toBe('killed');
    clock.now = new Date(clock.now.getTime() + leases);
    killed = { request: next.result, stop };
  }
  await opened(site, clock, async (api) => {
    if (killed) await putRight(api, scene, killed);
  });
  return stops.length;
}

async function putRight(
  api: TestApi,
  scene: Scene,
  { request, stop }: { request: Request; stop: string },
): Promise<void> {
  expect((await drain(api.services)).failed, stop).toBe(0);
  await scene.verify(api, request, stop);
}

interface Prepared {
  api: TestApi;
  result: Request;
}

function kill({ api, result }: Prepared, scene: Scene, stopAt?: string): ReturnType<typeof runAndKill> {
  const order = { ...scene.order(result), nowISO: api.clock.now.toISOString(), ...(stopAt ? { stopAt } : {}) };
  return runAndKill(api.services.config, order);
}

/** Opens the database for `work` and closes it again, so that the other process may have it. */
async function opened<T>(
  site: Site,
  clock: { now: Date },
  work: (api: TestApi) => Promise<T>,
): Promise<{ api: TestApi; result: T }> {
  const database = await site.open();
  const api = await startApi({ database, config: { stripeApiUrl: stripe.url, ...site.place }, now: clock.now });
  try {
    const result = await work(api);
    await settled(api);
    return { api, result };
  } finally {
    await drainsEnded(database.db);
    await api.close();
    await database.close();
  }
}

/** Every step at the payment provider, and around each transaction the first write of the kinds that matter. */
function worthStopping(steps: readonly string[]): string[] {
  return steps.filter(
    (step) => / (before|after) \d+$/.test(step) || /^(insert \w+|update bookings|update outbox) 1$/.test(step),
  );
}

async function stateOf(api: TestApi, request: Request) {
  const { selectionId } = request;
  const { paymentIntents, refunds } = await stripe.ledgerOf(selectionId);
  const { db } = api.services;
  const selection = await db
    .selectFrom('selections')
    .selectAll()
    .where('id', '=', selectionId)
    .executeTakeFirstOrThrow();
  const bookings = await db.selectFrom('bookings').select('status').where('selection_id', '=', selectionId).execute();
  return {
    held: heldOf(paymentIntents),
    refunds: refunds.map(({ amount }) => amount),
    bookings: bookings.map(({ status }) => status),
    state: selection.state,
    sent: selection.payment_status === 'requires_capture',
  };
}

function heldOf(intents: Awaited<ReturnType<TestStripe['ledger']>>['paymentIntents']): string[] {
  return intents
    .filter(({ status }) => status !== 'canceled')
    .map(({ amount, status }) => `${amount} ${status}`)
    .toSorted();
}

function patientOf({ patient }: Request): CrashOrder['actor'] {
  return { type: 'patient', userId: patient.userId };
}

function specialistOf({ specialists: [specialist] }: Request): CrashOrder['actor'] {
  return { type: 'specialist', userId: specialist.userId, specialistId: specialist.specialistId, approved: true };
}
