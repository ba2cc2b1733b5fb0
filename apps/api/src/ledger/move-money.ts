import { inTransaction } from '../db/transaction.ts';
import type { Job, Work } from '../outbox/duties.ts';
import type { Charge } from './charge.ts';
import { giveBackLater, moveCharge } from './charges.ts';
import { subjectOf, type LedgerParts } from './parts.ts';

/** Money is tried for some days: an authorisation lasts seven. */
const tries = 24;
const lane = 'money';

/** The ledger's kinds of work: capturing what was authorised, and giving back what lost its purpose. */
export const moneyWorks = {
  capture: { lane, tries, run: capture },
  release: { lane, tries, run: giveBack },
  refund: { lane, tries, run: giveBack },
} satisfies Record<string, Work<LedgerParts>>;

/**
 * Captures an authorised charge. Done already, or no longer wanted, is no error. One that the provider will not capture is
 * let go, with the reason.
 */
async function capture(parts: LedgerParts, job: Job): Promise<void> {
  const { db, payments, now, log } = parts;
  const charge = await findCharge(parts, job);
  const { id, payment_intent_id: intentId } = charge;
  if (charge.status !== 'AUTHORISED' || !intentId) return;
  const result = await payments.capture(intentId, keyOf('capture', charge, job));
  const captured = result.tag === 'captured';
  const failed_because = 'reason' in result ? result.reason : null;
  if (!captured) log.error({ chargeId: id, failed_because }, 'an authorisation was gone before its capture');
  await inTransaction(db, async (t) => {
    const subject = subjectOf(parts, charge);
    await subject.lock(t, charge, now());
    const current = await t.selectFrom('charges').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
    // Refunded meanwhile: the refund's own job gives it back.
    if (current?.status !== 'AUTHORISED') return;
    await moveCharge(t, id, { status: captured ? 'CAPTURED' : 'RELEASED', failed_because, now: now() });
    if (result.tag === 'refused') await giveBackLater(t, 'release', { chargeId: id, now: now() });
    await subject.hear(t, charge, captured ? 'captured' : 'lost', now());
  });
}

/**
 * Gives a charge back whatever has become of it: an authorisation is let go, a captured payment is refunded. A payment that
 * the provider does not know is not there to be given back; any other refusal is tried again until the job gives up.
 */
async function giveBack(parts: LedgerParts, job: Job): Promise<void> {
  const { db, payments, now } = parts;
  const charge = await findCharge(parts, job);
  const { id, payment_intent_id: intentId } = charge;
  if (!intentId) return;
  const released = await payments.release(intentId, keyOf('release', charge, job));
  const captured = released.tag === 'captured';
  const result = captured ? await payments.refund(intentId, keyOf('refund', charge, job)) : released;
  if ('reason' in result) {
    await db.updateTable('charges').set({ failed_because: result.reason }).where('id', '=', id).execute();
    if (result.tag === 'refused') throw new NotGivenBack(result.reason);
  }
  // What was refunded before its capture shows as let go, unless that came through; what was released has been shown by its cause.
  if (charge.status !== 'REFUNDED') return;
  await inTransaction(db, async (t) => {
    const subject = subjectOf(parts, charge);
    await subject.lock(t, charge, now());
    await subject.hear(t, charge, captured ? 'captured' : 'returned', now());
  });
}

/** The provider keeps the money of somebody it belongs to: an empty balance, for one. */
class NotGivenBack extends Error {
  constructor(reason: string) {
    super(`The payment provider did not give a charge back (${reason}).`);
    this.name = 'NotGivenBack';
  }
}

/** Of its own for every try: doing it twice does nothing, and a fault that was kept under one key stays behind with it. */
const keyOf = (verb: string, { id }: Charge, { attempts }: Job): string => `${verb}:${id}:${attempts}`;

function findCharge({ db }: LedgerParts, { payload }: Job): Promise<Charge> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('id', '=', payload.chargeId ?? '')
    .executeTakeFirstOrThrow();
}
