import { PaymentBusy } from '../vendors/payment-errors.ts';
import type { Refusal } from '../vendors/payment-answers.ts';
import type { Customer } from '../vendors/payments.ts';
import type { Charge } from './charge.ts';
import type { LedgerParts } from './parts.ts';

/** The charge's customer, created on first use. Recorded first: a key must always send the same request. */
export async function customerOf(parts: LedgerParts, charge: Charge): Promise<Customer | Refusal> {
  if (charge.customer_id) return { tag: 'customer', id: charge.customer_id };
  const customer = await personalCustomer(parts, charge);
  if (customer.tag !== 'customer') return customer;
  const saved = await parts.db
    .updateTable('charges')
    .set((eb) => ({ customer_id: eb.fn.coalesce('customer_id', eb.val(customer.id)) }))
    .where('id', '=', charge.id)
    .where('key_number', '=', charge.key_number)
    .returning('customer_id')
    .executeTakeFirst();
  // Another process has moved to the next key.
  if (!saved?.customer_id) throw new PaymentBusy();
  return { tag: 'customer', id: saved.customer_id };
}

export async function customersOf({ db }: LedgerParts, charge: Charge): Promise<string[]> {
  const { stripe_customer_id, past_customer_ids } = await readUser(db, charge.user_id);
  const ids = [charge.customer_id, stripe_customer_id, ...past_customer_ids];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Clears a customer unknown to the provider; the next key creates another. Returns the updated charge. */
export async function forgetCustomer({ db }: LedgerParts, charge: Charge): Promise<Charge> {
  const row = await db
    .selectFrom('charges')
    .select('customer_id')
    .where('id', '=', charge.id)
    .where('key_number', '=', charge.key_number)
    .executeTakeFirst();
  const gone = row?.customer_id;
  if (gone) {
    await db
      .updateTable('users')
      .set((eb) => ({
        stripe_customer_id: null,
        past_customer_ids: eb.fn<string[]>('array_append', ['past_customer_ids', eb.val(gone)]),
      }))
      .where('id', '=', charge.user_id)
      .where('stripe_customer_id', '=', gone)
      .execute();
    await db
      .updateTable('charges')
      .set({ customer_id: null, key_number: charge.key_number + 1 })
      .where('id', '=', charge.id)
      .where('key_number', '=', charge.key_number)
      .execute();
  }
  return db.selectFrom('charges').selectAll().where('id', '=', charge.id).executeTakeFirstOrThrow();
}

async function personalCustomer({ db, payments }: LedgerParts, charge: Charge): Promise<Customer | Refusal> {
  const { user_id: userId, key_number: number } = charge;
  const { email, stripe_customer_id: known, past_customer_ids: past } = await readUser(db, userId);
  if (known) return { tag: 'customer', id: known };
  // The first key would return the deleted customer, or a stored fault.
  const idempotencyKey =
    past.length + number === 0 ? `customer:${userId}` : `customer:${userId}:${past.length}:${number}`;
  const made = await payments.ensureCustomer({ userId, email, idempotencyKey });
  if (made.tag !== 'customer') return made;
  const saved = await db
    .updateTable('users')
    .set((eb) => ({ stripe_customer_id: eb.fn.coalesce('stripe_customer_id', eb.val(made.id)) }))
    .where('id', '=', userId)
    .returning('stripe_customer_id')
    .executeTakeFirstOrThrow();
  return { tag: 'customer', id: saved.stripe_customer_id ?? made.id };
}

function readUser(db: LedgerParts['db'], id: string) {
  return db
    .selectFrom('users')
    .select(['email', 'stripe_customer_id', 'past_customer_ids'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
