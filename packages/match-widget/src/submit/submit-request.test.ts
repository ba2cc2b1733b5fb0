import { TeleError, type TeleClient } from '@tele/client';
import { aSelection } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { picksKey } from './stale-picks.ts';
import { submitRequest, type MadeSelection, type SubmitInput } from './submit-request.ts';

type Reply = object | TeleError;

/** Client that returns each call's replies in turn and records the calls. */
const aClient = (replies: Record<string, Reply[]>) => {
  const calls: string[] = [];
  const call = async (name: string, options: unknown): Promise<unknown> => {
    calls.push(`${name} ${JSON.stringify(options)}`);
    const reply = replies[name]?.shift();
    if (reply === undefined || reply instanceof TeleError) throw reply ?? new Error(`no reply left for ${name}`);
    return reply;
  };
  return { client: { call } as unknown as TeleClient, calls };
};

const refusal = (code: TeleError['code'], fields = {}) => new TeleError(code, 409, { error: 'Refused.', fields });
const paid = { selectionId: 'sel_1', payment: { status: 'requires_capture' } };
const picks = [
  { specialistId: 'sp_1', slotISO: '2026-11-23T22:30:00.000Z' },
  { specialistId: 'sp_2', slotISO: '2026-11-24T00:00:00.000Z' },
];

const agreed = { feeCapCents: 30_000, anyFee: false };
const keyOf = (some: typeof picks): string => `${picksKey(some)}  30000`;

const submit = async (replies: Record<string, Reply[]>, changes: Partial<SubmitInput> = {}) => {
  const { client, calls } = aClient(replies);
  const made: (MadeSelection | null)[] = [];
  const outcome = await submitRequest({
    client,
    profession: 'doctor',
    search: { specialty: 'Cardiology', reason: '' },
    picks,
    payment: { paymentMethodId: 'pm_1' },
    personId: null,
    agreed,
    noIdText: 'No selectionId returned',
    asking: { current: null },
    made: null,
    onMade: (next) => made.push(next),
    ...changes,
  }).catch((error: unknown) => error);
  return { outcome, calls, made };
};

const keyIn = (call = ''): string | undefined => /"idempotencyKey":"([a-z0-9]+)"/.exec(call)?.[1];

describe('submitRequest', () => {
  it('makes a selection, then pays for it', async () => {
    const { outcome, calls, made } = await submit({
      createSelection: [{ selectionId: 'sel_1' }],
      attachPayment: [paid],
    });
    expect(outcome).toEqual({ tag: 'submitted', selectionId: 'sel_1' });
    expect(calls).toEqual([
      `createSelection ${JSON.stringify({ body: { profession: 'doctor', specialty: 'Cardiology', reason: null, feeCapCents: 30_000, picks }, idempotencyKey: keyIn(calls[0]) })}`,
      `attachPayment ${JSON.stringify({ params: { id: 'sel_1' }, body: { paymentMethodId: 'pm_1' } })}`,
    ]);
    expect(made).toEqual([{ key: keyOf(picks), selectionId: 'sel_1' }]);
  });

  it('reuses the key after no answer, and uses a new one for other picks or later', async () => {
    const asking: SubmitInput['asking'] = { current: null };
    const lost = new TeleError('NETWORK', 0, { error: 'No answer.' });
    const keys: unknown[] = [];
    for (const [reply, given] of [
      [lost, picks],
      [{ selectionId: 'sel_1' }, picks],
      [lost, picks],
      [lost, picks.slice(0, 1)],
    ] as const) {
      const { calls } = await submit({ createSelection: [reply], attachPayment: [paid] }, { asking, picks: given });
      keys.push(keyIn(calls[0]));
    }
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('pays for the selection made before while the picks are the same, in any order', async () => {
    const { outcome, calls } = await submit(
      { attachPayment: [paid] },
      { made: { key: keyOf(picks), selectionId: 'sel_1' }, picks: picks.toReversed() },
    );
    expect(outcome).toEqual({ tag: 'submitted', selectionId: 'sel_1' });
    expect(calls).toHaveLength(1);
  });

  it('discards an unpaid selection of other picks, then creates another', async () => {
    const { outcome, calls } = await submit(
      {
        getSelection: [aSelection({ selectionId: 'sel_1', payment: null })],
        deleteRequest: [{ ok: true }],
        createSelection: [{ selectionId: 'sel_2' }],
        attachPayment: [paid],
      },
      { made: { key: keyOf(picks.slice(1)), selectionId: 'sel_1' } },
    );
    expect(outcome).toEqual({ tag: 'submitted', selectionId: 'sel_2' });
    expect(calls[1]).toBe(`deleteRequest ${JSON.stringify({ params: { id: 'sel_1' } })}`);
  });

  it('makes another selection when the agreed fee changes', async () => {
    const { outcome, calls } = await submit(
      {
        getSelection: [aSelection({ selectionId: 'sel_1', payment: null })],
        deleteRequest: [{ ok: true }],
        createSelection: [{ selectionId: 'sel_2' }],
        attachPayment: [paid],
      },
      { made: { key: keyOf(picks), selectionId: 'sel_1' }, agreed: { feeCapCents: null, anyFee: true } },
    );
    expect(outcome).toEqual({ tag: 'submitted', selectionId: 'sel_2' });
    const body = { profession: 'doctor', specialty: 'Cardiology', reason: null, anyFee: true, picks };
    expect(calls[2]).toContain(JSON.stringify(body));
  });

  it('leaves a selection alone that was paid for after all', async () => {
    const { outcome, calls } = await submit(
      {
        getSelection: [aSelection({ selectionId: 'sel_1' })],
        createSelection: [{ selectionId: 'sel_2' }],
        attachPayment: [paid],
      },
      { made: { key: keyOf(picks.slice(1)), selectionId: 'sel_1' } },
    );
    expect(outcome).toEqual({ tag: 'submitted', selectionId: 'sel_2' });
    expect(calls.some((call) => call.startsWith('deleteRequest'))).toBe(false);
  });

  it('names the time when the patient is busy', async () => {
    const fields = { 'picks.0': 'Busy.' };
    const { outcome } = await submit({ createSelection: [refusal('PATIENT_BUSY', fields)] });
    expect(outcome).toEqual({ tag: 'busy', fields });
  });

  it('names the open request that asks for the same time', async () => {
    const asked = new TeleError('ALREADY_ASKED', 409, { error: 'Asked.', selectionId: 'sel_0' });
    const { outcome } = await submit({ createSelection: [asked] });
    expect(outcome).toEqual({ tag: 'asked', fields: {}, selectionId: 'sel_0' });
  });

  it('says which picks have gone, with nothing charged', async () => {
    const fields = { 'picks.1': 'Taken.' };
    const { outcome, calls } = await submit({ createSelection: [refusal('SLOT_UNAVAILABLE', fields)] });
    expect(outcome).toEqual({ tag: 'stale', fields });
    expect(calls).toHaveLength(1);
  });

  it('does not pay for a selection without an id', async () => {
    const { outcome, calls } = await submit({ createSelection: [{ selectionId: '' }] });
    expect(outcome).toMatchObject({ message: 'No selectionId returned' });
    expect(calls).toHaveLength(1);
  });

  it('throws a declined card and keeps the selection for the next one', async () => {
    const { outcome, made } = await submit({
      createSelection: [{ selectionId: 'sel_1' }],
      attachPayment: [refusal('CARD_DECLINED')],
    });
    expect(outcome).toMatchObject({ code: 'CARD_DECLINED' });
    expect(made.at(-1)).toMatchObject({ selectionId: 'sel_1' });
  });

  it('takes a selection already paid for as submitted', async () => {
    const { outcome } = await submit({
      createSelection: [{ selectionId: 'sel_1' }],
      attachPayment: [refusal('ALREADY_PAID')],
    });
    expect(outcome).toEqual({ tag: 'submitted', selectionId: 'sel_1' });
  });

  it('leaves a payment that is under way to the page of its request', async () => {
    const { outcome } = await submit({
      createSelection: [{ selectionId: 'sel_1' }],
      attachPayment: [refusal('PAYMENT_IN_PROGRESS')],
    });
    expect(outcome).toEqual({ tag: 'pending', selectionId: 'sel_1' });
  });

  it('forgets a selection that can no longer be paid for', async () => {
    const { outcome, made } = await submit(
      { attachPayment: [refusal('SELECTION_CLOSED')] },
      { made: { key: keyOf(picks), selectionId: 'sel_1' } },
    );
    expect(outcome).toMatchObject({ code: 'SELECTION_CLOSED' });
    expect(made).toEqual([null]);
  });
});
