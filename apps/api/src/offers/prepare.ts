import { laterRefusals, refusalTexts } from '@tele/core';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx, Services } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient, type Patient } from '../http/require-role.ts';
import type { Charge } from '../ledger/charge.ts';
import { liveCharge, startCharge } from '../ledger/charges.ts';
import { prepareCharge } from '../ledger/prepare-charge.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { lockPatient } from '../bookings/lock.ts';
import { bookedOnOtherSide } from '../selections/booked-on-other-side.ts';
import { isOf } from '../bookings/find-selection.ts';
import { refusalOf } from '../bookings/read-standing.ts';
import { settleClaim } from '../selections/settle-claim.ts';
import { feeOf } from './fee.ts';
import { holdSlot } from './hold-slot.ts';
import { letHoldGo } from './let-hold-go.ts';
import { lockOffer, offerNotFound, type LockedOffer } from './lock.ts';
import { payableUntil } from './payable-until.ts';
import { readOfferStanding, requireOfferTransition } from './read-standing.ts';
import { settleOffer } from './settle-offer.ts';

interface PrepareArgs {
  offerId: string;
  patient: Patient;
  slotISO: string;
  callerAddress: string;
  looked: ReadonlySet<string>;
}

type Step =
  | { tag: 'held'; locked: LockedOffer; charge: Charge | undefined }
  /** Settles a possible payment before its hold moves or ends. `giveUp` ends an unpaid one. */
  | { tag: 'look-first'; offerId: string; giveUp: boolean }
  | { tag: 'stale'; bookingId: string };

const rounds = 5;

/** Rolls back to keep the previous hold until the blocking claim settles. */
class StaleClaim extends Error {
  readonly step: Extract<Step, { tag: 'stale' }>;

  constructor(step: StaleClaim['step']) {
    super('A claim must be settled first.');
    this.step = step;
  }
}

/** Holds a time and prepares its payment (spec 7). Idempotent; another time moves the hold. */
export const prepareOffer: Handler<'prepareOffer'> = async (ctx, { params, body }) => {
  const patient = requirePatient(ctx.actor);
  const slotISO = new Date(body.chosenSlotISO).toISOString();
  const looked = new Set<string>();
  const args = { offerId: params.id, patient, slotISO, callerAddress: ctx.callerAddress(), looked };
  for (let round = 0; round < rounds; round += 1) {
    const step = await hold(ctx, args).catch((error: unknown) => {
      if (error instanceof StaleClaim) return error.step;
      throw error;
    });
    if (step.tag === 'stale') await settleClaim(ctx, step.bookingId);
    else if (step.tag === 'look-first') {
      await settleOffer(ctx, step.offerId, { giveUp: step.giveUp });
      looked.add(step.offerId);
    } else {
      const answer = await pay(ctx, step, slotISO);
      if (answer) return answer;
    }
    runJobsSoon(ctx);
  }
  throw refusalOf(laterRefusals.paying);
};

function hold(services: Services, args: PrepareArgs): Promise<Step> {
  const now = services.now();
  const { offerId, patient, slotISO, looked } = args;
  return inTransaction(services.db, async (t) => {
    await lockPatient(t, patient.userId);
    const locked = await lockOffer(t, offerId);
    if (!locked || !isOf(locked.request, patient) || locked.request.deleted_at !== null) throw offerNotFound();
    const { standing, hold: own } = await readOfferStanding(t, locked, 'patient', now);
    const before = await otherHold(t, locked);
    requireOfferTransition({ name: 'prepare', slotISO }, standing, now);
    if (before && !looked.has(before)) return { tag: 'look-first', offerId: before, giveUp: true };
    const moves = own && own.start_at.toISOString() !== slotISO;
    if (moves && !looked.has(offerId)) return { tag: 'look-first', offerId, giveUp: false };
    const start = new Date(slotISO);
    const { specialist_id, patient_id } = locked.offer;
    const busy = await bookedOnOtherSide(t, { specialist_id, patient_id, start_at: start });
    if (busy === 'patient') throw new ApiError('PATIENT_BUSY', refusalTexts.PATIENT_BUSY);
    if (busy === 'specialist') throw refusalOf(laterRefusals.slotTaken);
    const held = await holdSlot(t, { ...locked, own, start, now });
    if (held.tag === 'stale') throw new StaleClaim(held);
    if (held.tag === 'busy') throw new ApiError('PATIENT_BUSY', refusalTexts.PATIENT_BUSY);
    if (held.tag === 'taken') throw refusalOf(laterRefusals.slotTaken);
    return { tag: 'held', locked, charge: await chargeFor(t, { ...args, locked, now }) };
  });
}

async function otherHold(t: Tx, { offer, request }: LockedOffer): Promise<string | undefined> {
  const row = await t
    .selectFrom('bookings')
    .select('offer_id')
    .where('selection_id', '=', request.id)
    .where('status', '=', 'CLAIMED')
    .executeTakeFirst();
  return row?.offer_id && row.offer_id !== offer.id ? row.offer_id : undefined;
}

interface Paid extends PrepareArgs {
  locked: LockedOffer;
  now: Date;
}

/** Saves the charge before calling the provider; undefined for a zero fee. */
async function chargeFor(t: Tx, { locked: { offer, request }, patient, callerAddress, now }: Paid) {
  if (offer.fee_cents === 0) return undefined;
  const purpose = feeOf(offer.id);
  const live = await liveCharge(t, purpose);
  if (live) return live;
  return startCharge(t, {
    ...purpose,
    userId: patient.userId,
    callerAddress,
    amountCents: offer.fee_cents,
    paymentMethodId: null,
    share: { accountId: offer.account_id, ourFeeCents: offer.our_fee_cents },
    metadata: { selectionId: request.id, offerId: offer.id },
    now,
  });
}

/** Undefined once the payment is made or ended: the next round handles it. */
async function pay(ctx: Ctx, { locked: { offer }, charge }: Extract<Step, { tag: 'held' }>, slotISO: string) {
  const until = payableUntil(offer, new Date(slotISO));
  const answer = { offerId: offer.id, slotISO, amountCents: offer.fee_cents, heldUntil: until.toISOString() };
  if (!charge) return { ...answer, clientSecret: null };
  const prepared = await prepareCharge(ctx, charge, until);
  if (prepared.tag === 'gone') return undefined;
  if (prepared.tag === 'ready') return { ...answer, clientSecret: prepared.clientSecret };
  if (prepared.tag === 'refused') {
    await inTransaction(ctx.db, (t) => letHoldGo(t, offer.id, { now: ctx.now() }));
    throw refusalOf(laterRefusals.paymentRefused);
  }
  const { status, clientSecret } = prepared.intent;
  if (status === 'requires_payment_method' || status === 'requires_action') return { ...answer, clientSecret };
  await settleOffer(ctx, offer.id);
  return undefined;
}
