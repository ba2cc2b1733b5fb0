import { expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { aPatient } from '../testing/people.ts';
import { withApi } from '../testing/start-api.ts';
import { failCharge, startCharge } from './charges.ts';

const api = await withApi();
const { db, now } = api.services;

it('a purpose has one live charge, and another once that has failed', async () => {
  const { userId } = await aPatient(db);
  const subject = { type: 'selection', id: 'sel_one' } as const;
  const money = { kind: 'booking_fee', subject, amountCents: 1_500 } as const;
  const from = { userId, callerAddress: 'there', paymentMethodId: null, metadata: {} };
  const start = () => inTransaction(db, (t) => startCharge(t, { ...money, ...from, now: now() }));
  const { id } = await start();
  await expect(start()).rejects.toThrow('charges_one_live');
  await inTransaction(db, (t) => failCharge(t, id, { reason: 'declined', now: now() }));
  await start();
});
