import { newId } from '../db/new-id.ts';
import type { Db, Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { ChargedCard } from '../vendors/payment-answers.ts';
import type { FollowedCard } from '../vendors/payment-events.ts';
import { PaymentUnavailable } from '../vendors/payment-errors.ts';
import type { Charge } from './charge.ts';
import { detachCardJob, type CardJob } from './job-kinds.ts';
import type { LedgerParts } from './parts.ts';

type SavedCard = Row<'saved_cards'>;

export function findSavedCard(t: Tx, paymentMethodId: string): Promise<SavedCard | undefined> {
  return t.selectFrom('saved_cards').selectAll().where('payment_method_id', '=', paymentMethodId).executeTakeFirst();
}

/** Saves the card of a held charge if the payer agreed, or updates a saved card's use and expiry. */
export async function noteSavedCard(t: Tx, charge: Charge, card: ChargedCard | null, now: Date): Promise<void> {
  if (!card) return;
  const { user_id } = charge;
  const { paymentMethodId, brand, last4, expMonth: exp_month, expYear: exp_year } = card;
  const known = await t
    .updateTable('saved_cards')
    .set({ exp_month, exp_year, used_at: now })
    .where('payment_method_id', '=', paymentMethodId)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst();
  if (known || !charge.saves_card) return;
  const same = { user_id, brand, last4, exp_month, exp_year };
  await removeCards(t, same, now);
  await t
    .insertInto('saved_cards')
    .values({
      id: newId('crd'),
      payment_method_id: paymentMethodId,
      ...same,
      wallet: card.wallet,
      saved_at: now,
      used_at: now,
    })
    // The same new card may confirm two requests at once.
    .onConflict((conflict) => conflict.column('payment_method_id').doNothing())
    .execute();
}

/** Deletes matching saved cards here, and at the provider after the commit. Returns their number. */
export async function removeCards(t: Tx, which: Partial<SavedCard>, now: Date): Promise<number> {
  const removed = await t
    .deleteFrom('saved_cards')
    .where((row) => row.and(which))
    .returning('payment_method_id')
    .execute();
  for (const { payment_method_id: paymentMethodId } of removed)
    await detachCardJob.enqueue(t, { paymentMethodId }, now);
  return removed.length;
}

/** Removes the saved card of a charge that the provider no longer accepts. */
export async function removeUnusableCard(t: Tx, { payment_method_id, user_id }: Charge, now: Date): Promise<void> {
  if (payment_method_id !== null) await removeCards(t, { payment_method_id, user_id }, now);
}

/** Updates a saved card that its bank renewed; deletes one that was removed at the provider. */
export async function followCard(db: Db, { isAttached, ...card }: FollowedCard): Promise<void> {
  const { paymentMethodId, brand, last4, expMonth: exp_month, expYear: exp_year } = card;
  const changed = { brand, last4, exp_month, exp_year };
  if (isAttached)
    await db.updateTable('saved_cards').set(changed).where('payment_method_id', '=', paymentMethodId).execute();
  else await db.deleteFrom('saved_cards').where('payment_method_id', '=', paymentMethodId).execute();
}

export async function detachUnsaved(t: Tx, card: ChargedCard | null, now: Date): Promise<void> {
  if (!card || (await findSavedCard(t, card.paymentMethodId))) return;
  await detachCardJob.enqueue(t, { paymentMethodId: card.paymentMethodId }, now);
}

export async function detachCard({ payments }: LedgerParts, { payload }: CardJob): Promise<void> {
  const answer = await payments.detachCard(payload.paymentMethodId);
  if (answer.tag === 'refused') throw new PaymentUnavailable(answer.reason);
}
