import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Row } from '../db/schema.ts';
import { deliverEvent } from '../testing/deliver-event.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  attach,
  chargesOf,
  settled,
  threeDSecureCard,
  type Request,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

interface Life {
  begin: () => Promise<Request>;
  /** Actions at the provider during the test. */
  meanwhile: (intentId: string) => Promise<void>;
  /** Final state of the charge and its request, in any event order. */
  end: Partial<Row<'charges'>>;
  shown: string;
}

const capture = (id: string) => stripe.act(`payment_intents/${id}/capture`);
const refund = (id: string) => stripe.act('refunds', { payment_intent: id });
const withStep = async (outcome: 'complete' | 'fail'): Promise<Request> => {
  const request = await anUnpaidRequest(api);
  const { body } = await attach(api, request, threeDSecureCard);
  await stripe.authenticate((body as { clientSecret: string }).clientSecret, outcome);
  return request;
};

/** A cancelled booking with a refund whose events have not arrived. */
async function aCancelledBooking(): Promise<Request> {
  const request = await aRequest(api);
  await accept(api, request, { as: request.specialists[0] });
  await settled(api);
  await api.call('cancelAppointment', { as: request.specialists[0], params: { id: request.selectionId } });
  await settled(api);
  return request;
}

const lives: Record<string, Life> = {
  'held after a 3-D Secure step': {
    begin: () => withStep('complete'),
    meanwhile: async () => undefined,
    end: { status: 'AUTHORISED' },
    shown: 'requires_capture',
  },
  'failed in a 3-D Secure step': {
    begin: () => withStep('fail'),
    meanwhile: (id) => stripe.cancelIntent(id),
    end: { status: 'FAILED' },
    shown: 'requires_payment_method',
  },
  'held, and let go by a person': {
    begin: () => aRequest(api),
    meanwhile: (id) => stripe.cancelIntent(id),
    end: { status: 'RELEASED' },
    shown: 'canceled',
  },
  'captured and refunded by a person': {
    begin: () => aRequest(api),
    meanwhile: async (id) => {
      await capture(id);
      await refund(id);
    },
    end: { status: 'REFUNDED' },
    shown: 'succeeded',
  },
  'captured, disputed and lost': {
    begin: () => aRequest(api),
    meanwhile: async (id) => {
      await capture(id);
      await stripe.bank('disputes', { payment_intent: id });
      const { disputes } = await stripe.ledger();
      await stripe.act(`disputes/${disputes[0]?.id}/close`);
    },
    end: { status: 'CAPTURED', dispute_status: 'lost' },
    shown: 'succeeded',
  },
  'refunded, and sent back by the bank': {
    begin: aCancelledBooking,
    meanwhile: async (id) => {
      const { refunds } = await stripe.ledger();
      await stripe.bank(`refunds/${refunds.find((one) => one.payment_intent === id)?.id}/fail`);
    },
    end: { status: 'REFUNDING', failed_because: 'refund: expired_or_canceled_card' },
    shown: 'succeeded',
  },
};

describe('the events of one payment, in any order, end the same', () => {
  it.each(Object.entries(lives))('%s', async (_, { begin, meanwhile, end, shown }) => {
    const request = await begin();
    const [charge] = await chargesOf(api, request);
    const intentId = charge?.payment_intent_id ?? '';
    await meanwhile(intentId);
    const events = await stripe.eventsOf(intentId);
    expect(events.length).toBeGreaterThan(1);

    const before = await snapshot(request);
    const ends = new Set<string>();
    for (const order of orders(events)) {
      await before.restore();
      for (const event of order) expect((await deliverEvent(api, event)).status).toBe(200);
      ends.add(JSON.stringify(await before.read()));
    }
    await before.restore();
    const answers = await Promise.all([...events, ...events].map((event) => deliverEvent(api, event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    ends.add(JSON.stringify(await before.read()));

    expect([...ends]).toHaveLength(1);
    expect((await chargesOf(api, request))[0]).toMatchObject(end);
    const { payment_status } = await selectionOf(request);
    expect(payment_status).toBe(shown);
  });
});

/** Every order of up to four events; for more, each rotation in both directions, with every event twice. */
function orders(events: readonly Stripe.Event[]): Stripe.Event[][] {
  if (events.length <= 4) return permutations(events).map((order) => [...order, ...order.slice(0, 1)]);
  const turns = events.map((_, at) => [...events.slice(at), ...events.slice(0, at)]);
  return turns.flatMap((turn) => [[...turn, ...turn], [...turn, ...turn].toReversed()]);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

const selectionOf = ({ selectionId }: Request) =>
  db.selectFrom('selections').selectAll().where('id', '=', selectionId).executeTakeFirstOrThrow();

/** Request, charges, remaining jobs and emails. */
async function snapshot(request: Request) {
  await settled(api);
  const [selection, charges] = [await selectionOf(request), await chargesOf(api, request)];
  const work = db.selectFrom('outbox').select('kind').orderBy('kind');
  return {
    restore: async (): Promise<void> => {
      await settled(api);
      await db.deleteFrom('webhook_events').execute();
      await db.deleteFrom('outbox').execute();
      const { payment_status, submitted_at, expires_at } = selection;
      const shown = { payment_status, submitted_at, expires_at };
      await db.updateTable('selections').set(shown).where('id', '=', selection.id).execute();
      for (const { id, metadata: _, ...row } of charges)
        await db.updateTable('charges').set(row).where('id', '=', id).execute();
    },
    read: async (): Promise<unknown> => {
      await settled(api);
      const left = await work.where('done_at', 'is', null).execute();
      const letters = await work.where('kind', '=', 'selection-email').execute();
      return [await selectionOf(request), await chargesOf(api, request), left, letters];
    },
  };
}
