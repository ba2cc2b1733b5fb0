import { expect, it } from 'vitest';
import { otherwiseAt, paymentsOf, unsaid, type KnownCharge, type Payment } from './otherwise.ts';

const charge: KnownCharge = { id: 'chg_1', status: 'AUTHORISED', intentId: 'pi_1', moves: false };
const payment: Payment = { id: 'pi_1', chargeId: 'chg_1', requestId: 'sel_1', fate: 'held' };

it.each([
  ['AUTHORISED', 'held'],
  ['CAPTURED', 'taken'],
  ['RELEASED', 'let-go'],
  ['FAILED', 'let-go'],
  ['REFUNDED', 'returned'],
] as const)('a charge that is %s agrees with a payment that is %s', (status, fate) => {
  expect(otherwiseAt([{ ...payment, fate }], [{ ...charge, status }])).toEqual([]);
});

it.each([
  ['AUTHORISED', 'taken'],
  ['AUTHORISED', 'let-go'],
  ['CAPTURED', 'returned'],
  ['CAPTURED', 'partly-returned'],
  ['RELEASED', 'held'],
  ['FAILED', 'open'],
] as const)('a charge that is %s does not agree with a payment that is %s', (status, fate) => {
  expect(otherwiseAt([{ ...payment, fate }], [{ ...charge, status }])).toEqual(['pi_1']);
});

it('money held or captured without a charge differs; a finished payment does not', () => {
  expect(otherwiseAt([payment], [])).toEqual(['pi_1']);
  expect(otherwiseAt([{ ...payment, fate: 'let-go' }], [])).toEqual([]);
});

it('money that pending work will move does not differ', () => {
  expect(otherwiseAt([{ ...payment, fate: 'taken' }], [{ ...charge, moves: true }])).toEqual([]);
});

it('a second payment of a charge holds nothing', () => {
  expect(otherwiseAt([payment], [{ ...charge, intentId: 'pi_2' }])).toEqual(['pi_1']);
});

it('reads a payment and its refunds from the provider’s records', () => {
  const intent = {
    id: 'pi_1',
    amount: 1_500,
    status: 'succeeded',
    latest_charge: null,
    metadata: { chargeId: 'chg_1' },
  };
  const books = { paymentIntents: [intent], transfers: [], applicationFees: [] };
  const refund = { payment_intent: 'pi_1', status: 'succeeded' };
  expect(paymentsOf({ ...books, refunds: [] })).toMatchObject([{ chargeId: 'chg_1', fate: 'taken' }]);
  expect(paymentsOf({ ...books, refunds: [{ ...refund, amount: 500 }] })).toMatchObject([{ fate: 'partly-returned' }]);
  expect(paymentsOf({ ...books, refunds: [{ ...refund, amount: 1_500 }] })).toMatchObject([{ fate: 'returned' }]);
});

it('a request with wrong money is unreported when none of its payments is', () => {
  const known = new Set(['sel_1']);
  expect(unsaid(['sel_1'], { payments: [payment], known, said: new Set() })).toEqual(['sel_1']);
  expect(unsaid(['sel_1'], { payments: [payment], known, said: new Set(['pi_1']) })).toEqual([]);
});

it('a deleted request counts while its money is held or captured', () => {
  const gone = { known: new Set<string>(), said: new Set<string>() };
  expect(unsaid(['sel_1'], { ...gone, payments: [payment] })).toEqual(['sel_1']);
  expect(unsaid(['sel_1'], { ...gone, payments: [{ ...payment, fate: 'returned' }] })).toEqual([]);
});
