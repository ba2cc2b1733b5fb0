import { describe, expect, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import { aBookedOffer, type MadeOffer } from '../testing/offers.ts';
import { cardsOf } from '../testing/cards.ts';
import { accept, anUnpaidRequest, aRequest, chargesOf, goodCard, settled, type Request } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { exits } from './exits.ts';
import { verbs } from './verbs.ts';
import { WrongWords } from './words.ts';

const stripe = await withStripe({ now: new Date() });
/** The stand-in dates payments by the real clock. */
const api = await withApi({ config: { stripeApiUrl: stripe.url }, now: new Date() });
const { db, payments } = api.services;

interface Line {
  chargeId: string | null;
  intentId: string | null;
  proposal: { do: string; event?: string; because?: string; jobId?: string };
  done: boolean;
}

async function ops(...args: string[]): Promise<{ exit: number; said: string[] }> {
  api.clock.now = new Date(Date.now() + 60_000);
  const said: string[] = [];
  const exit = await verbs.reconcile?.(api.services, args, (line) => said.push(line));
  return { exit: exit ?? -1, said };
}

/** Filters the output, as other tests leave differences. */
async function saidOf(ids: readonly (string | null | undefined)[], ...args: string[]): Promise<Line[]> {
  const { said } = await ops('--json', ...args);
  const lines = said.map((line) => JSON.parse(line) as Line);
  return lines.filter(({ chargeId, intentId }) => ids.includes(chargeId) || ids.includes(intentId));
}

async function bookingFeeOf(request: Request) {
  const charge = (await chargesOf(api, request)).find(({ kind }) => kind === 'booking_fee');
  if (!charge) throw new Error('There is no booking fee.');
  return charge;
}

async function statusAt(intentId: string | null): Promise<string | undefined> {
  return (await stripe.ledger()).paymentIntents.find(({ id }) => id === intentId)?.status;
}

/** Creates a hold outside the ledger. */
async function hold(chargeId: string): Promise<string> {
  const userId = newId('usr');
  const customer = await payments.ensureCustomer({ userId, email: 'a@example.com', idempotencyKey: userId });
  const held = await payments.authorise({
    customerId: customer.tag === 'customer' ? customer.id : '',
    amountCents: 1_500,
    paymentMethodId: goodCard,
    description: 'Booking fee',
    metadata: { chargeId },
    idempotencyKey: newId('key'),
  });
  return held.tag === 'authorised' ? held.intentId : '';
}

async function set(
  chargeId: string,
  change: Partial<Pick<Row<'charges'>, 'status' | 'payment_intent_id'>>,
): Promise<void> {
  await db.updateTable('charges').set(change).where('id', '=', chargeId).execute();
}

describe('ops reconcile', () => {
  it('finds nothing when every request is settled, and exits with 0', async () => {
    const [booked, cancelled, returned] = [await aRequest(api), await aRequest(api), await aRequest(api)];
    for (const request of [booked, returned]) await accept(api, request, { as: request.specialists[0] });
    await api.call('cancelSelection', { as: cancelled.patient, params: { id: cancelled.selectionId } });
    await settled(api);
    await api.call('cancelAppointment', { as: returned.specialists[0], params: { id: returned.selectionId } });
    await settled(api);
    expect(await ops('--apply')).toEqual({
      exit: exits.well,
      said: [expect.stringMatching(/^5 charges and 5 payments compared: 0 differences, 0 fixed.$/)],
    });
  });

  it('finds nothing when cards, saved cards and wallets paid', async () => {
    const cancelled = await anUnpaidRequest(api);
    const { patient } = cancelled;
    const payWith = async (request: Request, body: object): Promise<Request> => {
      const paid = await api.call('attachPayment', { as: request.patient, params: { id: request.selectionId }, body });
      expect(paid.status).toBe(200);
      return request;
    };
    const tokenOf = async (page: object) => ({ paymentMethodId: await stripe.aToken(goodCard, page) });
    await payWith(cancelled, { ...(await tokenOf({ saves: true, wallet: 'google_pay' })), saveCard: true });
    const [saved] = await cardsOf(api, patient);
    const open = [
      await payWith(await anUnpaidRequest(api, { patient }), { paymentMethodId: saved?.paymentMethodId }),
      await payWith(await anUnpaidRequest(api), await tokenOf({ wallet: 'link' })),
    ];
    const kept = await payWith(await anUnpaidRequest(api), await tokenOf({ wallet: 'apple_pay' }));
    const returned = await payWith(await anUnpaidRequest(api), await tokenOf({}));
    for (const request of [kept, returned]) {
      const { paymentMethodId } = await tokenOf({ saves: true, wallet: 'link' });
      await accept(api, request, { as: request.specialists[0], paymentMethodId });
    }
    await settled(api);
    await api.call('cancelAppointment', { as: returned.specialists[0], params: { id: returned.selectionId } });
    await api.call('cancelSelection', { as: patient, params: { id: cancelled.selectionId } });
    await settled(api);
    const requests = [cancelled, ...open, kept, returned];
    const charges = (await Promise.all(requests.map((request) => chargesOf(api, request)))).flat();
    // A specialist who cancels still pays the acceptance fee.
    const expected = ['AUTHORISED', 'AUTHORISED', 'CAPTURED', 'CAPTURED', 'CAPTURED', 'REFUNDED', 'RELEASED'];
    expect(charges.map(({ status }) => status).toSorted()).toEqual(expected);
    expect(await saidOf(charges.map(({ id }) => id))).toEqual([]);
  });

  it('finds an orphaned hold, and with --apply releases it once', async () => {
    const request = await aRequest(api);
    await settled(api);
    const { id, payment_intent_id: intentId } = await bookingFeeOf(request);
    await set(id, { status: 'RELEASED', payment_intent_id: null });
    const expected = { chargeId: id, intentId, proposal: { do: 'give-back' } };
    expect(await saidOf([id])).toMatchObject([{ ...expected, done: false }]);
    expect(await statusAt(intentId)).toBe('requires_capture');
    expect(await saidOf([id], '--apply')).toMatchObject([{ ...expected, done: true }]);
    // A pending job is no difference.
    expect(await saidOf([id], '--apply')).toEqual([]);
    await settled(api);
    expect(await statusAt(intentId)).toBe('canceled');
    expect(await saidOf([id])).toEqual([]);
    const audit = await db.selectFrom('audit').selectAll().where('subject', '=', `${id},${intentId}`).execute();
    expect(audit).toMatchObject([{ actor: 'job:ops', action: 'charge.put-right' }]);
  });

  it('records captures, releases and refunds made at the provider', async () => {
    const [captured, letGo, refunded] = [await aRequest(api), await aRequest(api), await aRequest(api)];
    await accept(api, refunded, { as: refunded.specialists[0] });
    await settled(api);
    const fees = await Promise.all([captured, letGo, refunded].map(bookingFeeOf));
    const [one, two, three] = fees.map(({ payment_intent_id }) => payment_intent_id ?? '');
    await payments.capture(one ?? '', 'capture');
    await payments.release(two ?? '', 'release');
    await payments.refund(three ?? '', 'refund');
    const ids = fees.map(({ id }) => id);
    const found = await saidOf(ids, '--apply');
    expect(new Map(found.map(({ chargeId, proposal }) => [chargeId, proposal.event]))).toEqual(
      new Map(ids.map((id, index) => [id, ['captured', 'canceled', 'refunded'][index]])),
    );
    const rows = await Promise.all([captured, letGo, refunded].map(bookingFeeOf));
    expect(rows.map(({ status }) => status)).toEqual(['CAPTURED', 'RELEASED', 'REFUNDED']);
    expect(await saidOf(ids)).toEqual([]);
  });

  it('retries jobs that gave up', async () => {
    const request = await aRequest(api);
    await accept(api, request, { as: request.specialists[0] });
    await settled(api);
    const { id } = await bookingFeeOf(request);
    await set(id, { status: 'REFUNDING' });
    const job = {
      id: newId('job'),
      kind: 'refund',
      payload: JSON.stringify({ chargeId: id }),
      failed_at: api.clock.now,
    };
    await db.insertInto('outbox').values(job).execute();
    expect(await saidOf([id], '--apply')).toMatchObject([{ proposal: { do: 'retry', jobId: job.id }, done: true }]);
    await settled(api);
    expect(await saidOf([id])).toEqual([]);
  });

  it('releases a second payment for a charge that has one', async () => {
    const request = await aRequest(api);
    await settled(api);
    const { id, payment_intent_id: first } = await bookingFeeOf(request);
    const second = await hold(id);
    expect(await saidOf([id], '--apply')).toMatchObject([
      { intentId: second, proposal: { do: 'release-second' }, done: true },
    ]);
    expect([await statusAt(first), await statusAt(second)]).toEqual(['requires_capture', 'canceled']);
  });

  it('shows a hold of an ended request once no job will end it', async () => {
    const request = await aRequest(api);
    await settled(api);
    const { id } = await bookingFeeOf(request);
    await db
      .updateTable('selections')
      .set({ state: 'CLOSED', ended_because: 'none-left' })
      .where('id', '=', request.selectionId)
      .execute();
    expect(await saidOf([id])).toEqual([]);
    await db
      .updateTable('charges')
      .set({ updated_at: new Date(Date.now() - 20 * 60_000) })
      .where('id', '=', id)
      .execute();
    expect(await saidOf([id], '--apply')).toMatchObject([
      { proposal: { because: 'nothing needs it any more' }, done: false },
    ]);
  });

  it('only shows cases that need a decision elsewhere, and exits with 1', async () => {
    const request = await aRequest(api);
    await settled(api);
    const { id } = await bookingFeeOf(request);
    await set(id, { payment_intent_id: 'pi_nowhere' });
    const stranger = await hold('chg_of_another_database');
    expect(await saidOf([id, stranger], '--apply')).toMatchObject([
      { chargeId: 'chg_of_another_database', proposal: { because: 'its charge is not in this database' }, done: false },
      { chargeId: id, proposal: { do: 'release-second' }, done: true },
      { chargeId: id, proposal: { because: 'Stripe has no record of it' }, done: false },
    ]);
    const { exit, said } = await ops();
    expect(exit).toBe(exits.look);
    expect(said).toContain(
      `${id} (pi_nowhere): AUTHORISED $15.00 here, unknown there. Proposed: check it, Stripe has no record of it`,
    );
  });

  it('reads every page, from a given day if one is named', async () => {
    const before = (await ops('--json')).said.length;
    await Promise.all(Array.from({ length: 101 }, (_, index) => hold(`chg_elsewhere_${index}`)));
    expect((await ops('--json')).said.length).toBe(before + 101);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect((await ops('--since', tomorrow)).said).toEqual([
      '0 charges and 0 payments compared: 0 differences, 0 fixed.',
    ]);
    await expect(ops('--since', 'yesterday')).rejects.toThrow(WrongWords);
  });
});

describe('ops reconcile, for money transferred to a specialist', () => {
  it('finds nothing when offers were paid, cancelled and refunded', async () => {
    const [kept, returned] = [await aBookedOffer(api, stripe), await aBookedOffer(api, stripe)];
    await settled(api);
    await api.call('cancelAppointment', { as: returned.specialist, params: { id: returned.offerId } });
    await settled(api);
    expect(await saidOf([await offerChargeOf(kept), await offerChargeOf(returned)])).toEqual([]);
  });

  it('shows a refund that left the account untouched, and a changed share', async () => {
    const [refunded, changed] = [await aBookedOffer(api, stripe), await aBookedOffer(api, stripe)];
    await settled(api);
    const [one, other] = [await offerChargeOf(refunded), await offerChargeOf(changed)];
    const { payment_intent_id: intentId } = await db
      .selectFrom('charges')
      .select('payment_intent_id')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    await payments.refund(intentId ?? '', 'by-hand');
    await db.updateTable('charges').set({ our_fee_cents: 1 }).where('id', '=', other).execute();
    const because = (await saidOf([one, other])).map(({ chargeId, proposal }) => [chargeId, proposal.because]);
    expect(because).toEqual(
      expect.arrayContaining([
        [one, 'the account or Tele kept part of the refund'],
        [other, 'it is shared differently there'],
      ]),
    );
  });
});

async function offerChargeOf({ offerId }: MadeOffer): Promise<string> {
  const { id } = await db
    .selectFrom('charges')
    .select('id')
    .where('subject_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return id;
}
