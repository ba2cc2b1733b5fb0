import { feeConsentVersion } from '@tele/core';
import { describe, expect, it } from 'vitest';
import { aPatient, aSpecialist } from '../testing/people.ts';
import {
  accept,
  anUnpaidRequest,
  aRequest,
  attach,
  codeOf,
  slotIn,
  specialty,
  type Request,
} from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;
const patient = await aPatient(db);

async function ask(fees: readonly (number | null)[], agreed: object = {}, headers?: Record<string, string>) {
  const slotISO = slotIn(api);
  const specialists = await Promise.all(
    fees.map((fee) => aSpecialist(db, { specialty, slots: [slotISO], ...(fee !== null && { feeFromCents: fee }) })),
  );
  const picks = specialists.map(({ specialistId }) => ({ specialistId, slotISO }));
  const body = { profession: 'doctor', specialty, picks, ...agreed };
  const send = (change: object = {}) =>
    api.call('createSelection', { as: patient, body: { ...body, ...change }, ...(headers && { headers }) });
  return { specialists, slotISO, send, answer: await send() };
}

const readFees = async (answer: { body: unknown }) => {
  const { selectionId: id } = answer.body as { selectionId: string };
  return (await api.call('getSelection', { as: patient, params: { id } })).body;
};

describe('consent to the fee', () => {
  it('is stored with the maximum, the advertised fees, the wording and the time', async () => {
    const { answer } = await ask([23_000, null], { feeCapCents: 25_000, anyFee: false });
    const view = await readFees(answer);
    expect(view).toMatchObject({ feeCapCents: 25_000, anyFee: false, agreedAt: api.clock.now.toISOString() });
    const { candidates } = view as { candidates: { feeFromCents: number | null }[] };
    expect(candidates.map(({ feeFromCents }) => feeFromCents).toSorted()).toEqual([23_000, null]);
    const { selectionId } = answer.body as { selectionId: string };
    const row = db.selectFrom('selections').select('agreed_wording').where('id', '=', selectionId);
    expect(await row.executeTakeFirst()).toEqual({ agreed_wording: feeConsentVersion });
  });

  it('allows any fee only when the patient chooses it', async () => {
    const { answer } = await ask([23_000, null], { anyFee: true, feeCapCents: null });
    expect(await readFees(answer)).toMatchObject({ feeCapCents: null, anyFee: true });
  });

  it.each([{}, { feeCapCents: null }, { anyFee: false }, { feeCapCents: null, anyFee: null }])(
    'is to the highest advertised fee with %j',
    async (agreed) => {
      const { answer } = await ask([23_000, 26_050], agreed);
      expect(await readFees(answer)).toMatchObject({ feeCapCents: 26_050, anyFee: false });
    },
  );

  it('is required when a pick lists no fee', async () => {
    const { answer, slotISO, specialists } = await ask([23_000, null]);
    const error = 'Enter the most you’ll pay, or choose Any fee.';
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'FEE_CAP_REQUIRED', error, fields: { feeCapCents: error } },
    ]);
    const made = await db
      .selectFrom('candidates')
      .select('id')
      .where('start_at', '=', new Date(slotISO))
      .where('specialist_id', '=', specialists[0]?.specialistId ?? '')
      .execute();
    expect(made).toEqual([]);
  });

  it('is either to a maximum or to any fee', async () => {
    const { answer } = await ask([23_000], { feeCapCents: 25_000, anyFee: true });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'INVALID_INPUT', fields: { anyFee: 'Choose a maximum fee or any fee, not both.' } },
    ]);
  });

  it('keeps the maximum when the specialist raises the fee before a repeat', async () => {
    const { answer, specialists, send } = await ask([23_000], {}, { 'idempotency-key': 'consent-repeat' });
    const [specialist] = specialists;
    await db
      .updateTable('specialists')
      .set({ fee_from_cents: 90_000 })
      .where('id', '=', specialist?.specialistId ?? '')
      .execute();
    expect(await send()).toMatchObject({ status: 200, body: answer.body });
    expect(await readFees(answer)).toMatchObject({ feeCapCents: 23_000, candidates: [{ feeFromCents: 23_000 }] });
    expect(codeOf(await send({ anyFee: true }))).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('an acceptance', () => {
  it('never books above the picks’ advertised fee when no maximum was named', async () => {
    const { answer, specialists, slotISO } = await ask([23_000]);
    const [specialist] = specialists;
    if (!specialist) throw new Error('no specialist');
    const request: Request = {
      ...(answer.body as { selectionId: string }),
      patient,
      specialists: [specialist],
      slotISO,
    };
    expect((await attach(api, request)).status).toBe(200);
    const listed = await api.call('incomingSelections', { as: specialist });
    expect(listed.body).toMatchObject({ items: [{ feeCapCents: 23_000, anyFee: false }] });
    const over = await accept(api, request, { as: specialist, feeCents: 999_900 });
    expect([over.status, over.body]).toMatchObject([
      422,
      { code: 'FEE_EXCEEDS_CAP', error: 'Fee exceeds the patient’s cap.' },
    ]);
    expect((await accept(api, request, { as: specialist, feeCents: 23_000 })).status).toBe(200);
  });

  it('books at any fee when a patient agreed to it', async () => {
    const request = await aRequest(api, { patient: await aPatient(db) });
    const [specialist] = request.specialists;
    const listed = await api.call('incomingSelections', { as: specialist });
    expect(listed.body).toMatchObject({ items: [{ feeCapCents: null, anyFee: true }] });
    const answer = await accept(api, request, { as: specialist, feeCents: 999_900 });
    expect(answer).toMatchObject({ status: 200, body: { booking: { feeCents: 999_900 } } });
  });
});

describe('a request without a maximum or an agreement', () => {
  it('is refused at any fee', async () => {
    const slotISO = slotIn(api);
    const specialist = await aSpecialist(db, { specialty, slots: [slotISO] });
    const request = await anUnpaidRequest(api, { patient: await aPatient(db), specialists: [specialist], slotISO });
    await attach(api, request);
    const { pool } = api.database;
    await pool.query('update selections set any_fee = default, agreed_at = null where id = $1', [request.selectionId]);
    expect(codeOf(await accept(api, request, { as: specialist, feeCents: 1_000 }))).toBe('FEE_EXCEEDS_CAP');
  });
});
