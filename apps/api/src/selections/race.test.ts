import { describe, expect, inject, it } from 'vitest';
import { newId } from '../db/new-id.ts';
import { hold } from '../testing/hold.ts';
import { aPatient, aSpecialist } from '../testing/people.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  attach,
  codeOf,
  goodCard,
  settled,
  slotIn,
  specialty,
  type Request,
} from '../testing/requests.ts';
import { startServers } from '../testing/start-servers.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { takeEndedClaims } from './take-ended-claims.ts';

const stripe = await withStripe({ now: new Date() });
// Other processes have only the real clock, so this one shares it.
const api = await withApi({ config: { stripeApiUrl: stripe.url }, now: new Date() });
const { db } = api.services;

const liveBookings = (column: 'selection_id' | 'specialist_id', id: string) =>
  db.selectFrom('bookings').select(['status']).where(column, '=', id).where('status', '<>', 'CANCELLED').execute();

async function expectOneOfEach(selectionId: string): Promise<void> {
  expect(await liveBookings('selection_id', selectionId)).toEqual([{ status: 'CONFIRMED' }]);
  const { paymentIntents } = await stripe.ledgerOf(selectionId);
  const held = paymentIntents.filter(({ status }) => status !== 'canceled');
  expect(held.map(({ amount, status }) => `${amount} ${status}`).toSorted()).toEqual([
    '1500 succeeded',
    '2000 succeeded',
  ]);
}

async function aCrowd(): Promise<{ requests: Request[]; specialist: Awaited<ReturnType<typeof aSpecialist>> }> {
  const slotISO = slotIn(api);
  const specialist = await aSpecialist(db, { specialty, slots: [slotISO] });
  const requests: Request[] = [];
  for (let index = 0; index < 50; index += 1) {
    const request = await anUnpaidRequest(api, { specialists: [specialist], slotISO, patient: await aPatient(db) });
    requests.push(request);
  }
  const paid = await Promise.all(requests.map((request) => attach(api, request)));
  expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([200]));
  await settled(api);
  return { requests, specialist };
}

async function expectOneWinner(requests: readonly Request[], specialistId: string): Promise<void> {
  expect(await liveBookings('specialist_id', specialistId)).toEqual([{ status: 'CONFIRMED' }]);
  const ids = new Set(requests.map(({ selectionId }) => selectionId));
  const { paymentIntents } = await stripe.ledger();
  const own = paymentIntents.filter((intent) => ids.has(intent.metadata.selectionId ?? ''));
  const held = own.filter(({ status }) => status !== 'canceled').map(({ amount, status }) => `${amount} ${status}`);
  expect(held.toSorted()).toEqual(['1500 succeeded', '2000 succeeded']);
}

/** The winner may see it twice: repeated acceptances return the same. */
function expectOneSpecialist(crowd: readonly { specialistId: string }[], answers: readonly { status: number }[]): void {
  const winners = crowd.filter((_, index) => answers[index]?.status === 200);
  expect(new Set(winners.map(({ specialistId }) => specialistId)).size).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
}

describe('fifty acceptances at once', () => {
  it('of one request book one specialist and charge each side once', async () => {
    const request = await aRequest(api, { specialists: 10 });
    const crowd = Array.from({ length: 5 }, () => request.specialists).flat();
    const answers = await Promise.all(crowd.map((as) => accept(api, request, { as })));
    expectOneSpecialist(crowd, answers);
    const refusals = new Set(answers.filter(({ status }) => status !== 200).map(codeOf));
    expect(
      [...refusals].filter((code) => !['BEING_ACCEPTED', 'ALREADY_BOOKED', 'ALREADY_DECIDED'].includes(String(code))),
    ).toEqual([]);
    await settled(api);
    await expectOneOfEach(request.selectionId);
  });

  it('of one slot through fifty requests book one patient and release the others', async () => {
    const { requests, specialist } = await aCrowd();
    const answers = await Promise.all(requests.map((request) => accept(api, request, { as: specialist })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = new Set(answers.filter(({ status }) => status !== 200).map(codeOf));
    expect([...refusals].filter((code) => !['SLOT_TAKEN', 'SELECTION_CLOSED'].includes(String(code)))).toEqual([]);
    await settled(api);
    await expectOneWinner(requests, specialist.specialistId);
  });
});

describe.skipIf(inject('database').engine !== 'postgres')('three API processes on one PostgreSQL database', () => {
  it('book one specialist a request and one patient a slot, and charge each side once', async () => {
    const callServer = await startServers(api);
    const acceptAt = (index: number, id: string, as: { email: string }) =>
      callServer('acceptSelection', index, {
        as,
        params: { id },
        body: { feeCents: 12_000, paymentMethodId: goodCard },
      });
    const request = await aRequest(api, { specialists: 10 });
    const crowd = Array.from({ length: 5 }, () => request.specialists).flat();
    const first = await Promise.all(crowd.map((as, index) => acceptAt(index, request.selectionId, as)));
    expectOneSpecialist(crowd, first);

    const { requests, specialist } = await aCrowd();
    const second = await Promise.all(
      requests.map(({ selectionId }, index) => acceptAt(index, selectionId, specialist)),
    );
    expect(
      second
        .map(({ status }) => status)
        .toSorted()
        .slice(0, 2),
    ).toEqual([200, 409]);

    await settleEverywhere();
    await expectOneOfEach(request.selectionId);
    await expectOneWinner(requests, specialist.specialistId);
  });
});

/** Other processes may hold the last jobs under leases: waits until none is left. */
async function settleEverywhere(): Promise<void> {
  await expect
    .poll(
      async () => {
        api.clock.now = new Date();
        await settled(api);
        const left = await db
          .selectFrom('outbox')
          .select('kind')
          .where('done_at', 'is', null)
          .where('kind', '<>', 'selection-email')
          .execute();
        return left.length;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(0);
}

it('a claim that another process takes up is left to it', async () => {
  const { selectionId } = await aRequest(api);
  const candidate = await db
    .selectFrom('candidates')
    .selectAll()
    .where('selection_id', '=', selectionId)
    .executeTakeFirstOrThrow();
  const id = newId('bkg');
  const { specialist_id, patient_id, start_at } = candidate;
  await db
    .insertInto('bookings')
    .values({
      id,
      selection_id: selectionId,
      candidate_id: candidate.id,
      specialist_id,
      patient_id,
      start_at,
      end_at: new Date(start_at.getTime() + 30 * 60_000),
      fee_cents: 20_000,
      status: 'CLAIMED',
      cancelled_by: null,
      claimed_until: new Date(0),
      created_at: new Date(0),
    })
    .execute();
  const other = await hold(api, "update bookings set claimed_until = now() + interval '1 minute' where id = $1", [id]);
  const taken = takeEndedClaims(api.services, 'candidate_id');
  await Promise.race([taken, other.waitFor(1).catch(() => undefined)]);
  await other.finishWith('select 1');
  expect((await taken).map((claim) => claim.id)).not.toContain(id);
});
