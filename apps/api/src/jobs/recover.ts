import { sql } from 'kysely';
import type { Services } from '../http/context.ts';
import { authoriseCharge } from '../payments/authorise-charge.ts';
import { leaseMs, moveCharge, releaseCharges, releaseKnown, type Charge } from '../payments/charges.ts';
import { settleBookingFee } from '../payments/settle-booking-fee.ts';
import { inTransaction } from '../db/transaction.ts';
import { lapseSelection } from '../selections/lapse.ts';
import { lockSelection } from '../selections/lock.ts';
import { settleClaim } from '../selections/settle-claim.ts';

const batchSize = 8;

/** Claims whose process never finished. Their lease is renewed first, so that no other process takes them meanwhile. */
export async function settleStaleClaims(services: Services): Promise<number> {
  const now = services.now();
  const stale = await services.db
    .updateTable('bookings')
    .set({ claimed_until: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bookings')
        .select('id')
        .where('status', '=', 'CLAIMED')
        .where('claimed_until', '<=', now)
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  for (const { id } of stale) await attempt(services, { bookingId: id }, () => settleClaim(services, id));
  return stale.length;
}

/** Charges that were begun and never heard of again, and 3-D Secure steps that nobody finished. */
export async function settleStaleCharges(services: Services): Promise<number> {
  const now = services.now();
  const stale = await services.db
    .updateTable('charges')
    .set({ started_until: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('charges as c')
        .select('c.id')
        .where('c.status', 'in', ['STARTED', 'ACTION_REQUIRED'])
        .where('c.started_until', '<=', now)
        // A claim settles its own charge.
        .where(
          sql<boolean>`not exists (select 1 from bookings b where b.candidate_id = c.candidate_id and b.status = 'CLAIMED')`,
        )
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  for (const charge of stale) {
    const settle = () =>
      charge.kind === 'booking_fee'
        ? settleBookingFee(services, charge, { giveUp: charge.status === 'ACTION_REQUIRED' })
        : settleOrphan(services, charge);
    await attempt(services, { chargeId: charge.id }, settle);
  }
  return stale.length;
}

/** An acceptance fee without a claim has lost its purpose. */
async function settleOrphan(services: Services, charge: Charge): Promise<void> {
  const { db, now: clock } = services;
  const authorisation = charge.status === 'STARTED' ? await authoriseCharge(services, charge) : undefined;
  const now = clock();
  await inTransaction(db, async (t) => {
    await lockSelection(t, charge.selection_id);
    const claim = await t
      .selectFrom('bookings')
      .select('id')
      .where('candidate_id', '=', charge.candidate_id ?? '')
      .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
      .executeTakeFirst();
    if (claim) return;
    if (!authorisation) {
      await releaseCharges(t, { selectionId: charge.selection_id, candidateId: charge.candidate_id ?? '', now });
    } else if (authorisation.tag === 'declined') {
      await moveCharge(t, charge.id, { status: 'FAILED', payment_intent_id: authorisation.intentId ?? null, now });
    } else {
      await releaseKnown(t, charge.id, { intentId: authorisation.intentId, now });
    }
  });
}

/** Open requests whose time has run out; one that is being accepted waits for its claim. */
export async function lapseDue(services: Services): Promise<number> {
  const due = await services.db
    .selectFrom('selections as s')
    .select('s.id')
    .where('s.state', '=', 'OPEN')
    .where('s.expires_at', '<=', services.now())
    .where(sql<boolean>`not exists (select 1 from bookings b where b.selection_id = s.id and b.status = 'CLAIMED')`)
    .limit(batchSize)
    .execute();
  let lapsed = 0;
  for (const { id } of due) {
    if (await attempt(services, { selectionId: id }, () => lapseSelection(services, id))) lapsed += 1;
  }
  return lapsed;
}

async function attempt(
  { log }: Services,
  subject: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.warn(
      { ...subject, error: error instanceof Error ? error.name : 'unknown' },
      'recovery failed, will be tried again',
    );
    return false;
  }
}
