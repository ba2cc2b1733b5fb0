import { setTimeout as wait } from 'node:timers/promises';
import { laterRefusals } from '@tele/core';
import { ApiError } from '../http/api-error.ts';
import type { Ctx, Services } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { PaymentBusy, PaymentUnavailable } from '../vendors/payment-errors.ts';
import { checkAcceptance, claimSelection, type Acceptance, type ClaimStep } from './claim.ts';
import { refusalOf } from '../bookings/read-standing.ts';
import { bookingView } from './read.ts';
import { settleClaim, type ClaimOutcome } from './settle-claim.ts';
import { cardActionRequired } from '../http/card-action-required.ts';
import { shownCard } from '../ledger/shown-card.ts';

const rounds = 4;
/** Total wait and polling interval of a repeated acceptance, in ms. */
const patience = { total: 10_000, between: 150 };

/** First acceptance wins (spec 4): claim, authorise both cards, confirm. Settles abandoned claims. Idempotent. */
export const acceptSelection: Handler<'acceptSelection'> = async (ctx, { params, body }) => {
  const { userId, specialistId } = requireSpecialist(ctx.actor);
  const args = { selectionId: params.id, specialistId, userId, feeCents: body.feeCents };
  if (body.dryRun) {
    await checkAcceptance(ctx, args);
    return { selectionId: params.id, status: 'PENDING' };
  }
  const acceptance = { ...args, paymentMethodId: body.paymentMethodId, callerAddress: ctx.callerAddress() };
  for (let round = 0; round < rounds; round += 1) {
    const step = await claimPatiently(ctx, acceptance);
    if (step.tag === 'done') return bookedAnswer(ctx, params.id, step.bookingId);
    const outcome = await settleOrExpire(ctx, step.bookingId);
    runJobsSoon(ctx);
    // The settled claim may be an earlier try of this acceptance: the next round finds it.
    if (step.tag === 'stale') continue;
    refuse(outcome);
    return bookedAnswer(ctx, params.id, step.bookingId);
  }
  throw refusalOf(laterRefusals.beingAccepted.other);
};

/** Waits for the same acceptance in another call, without holding a connection or the request's lock. */
async function claimPatiently(ctx: Ctx, acceptance: Acceptance): Promise<Exclude<ClaimStep, { tag: 'at-work' }>> {
  for (let waited = 0; waited < patience.total; waited += patience.between) {
    const step = await claimSelection(ctx, acceptance);
    if (step.tag !== 'at-work') return step;
    await ctx.stepAside(() => wait(patience.between));
  }
  throw refusalOf(laterRefusals.beingAccepted.own);
}

async function bookedAnswer(services: Services, selectionId: string, bookingId: string) {
  const booking = await readBooking(services, bookingId);
  const card = await readCard(services, bookingId);
  return { selectionId, status: 'BOOKED' as const, booking, ...(card && { card }) };
}

async function readCard({ db }: Services, bookingId: string) {
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('charges as c', (join) =>
      join.onRef('c.subject_id', '=', 'b.candidate_id').on('c.subject_type', '=', 'candidate'),
    )
    .select(['c.card_brand as brand', 'c.card_last4 as last4', 'c.card_wallet as wallet'])
    .where('b.id', '=', bookingId)
    .where('c.card_last4', 'is not', null)
    .orderBy('c.created_at', 'desc')
    .executeTakeFirst();
  return row?.brand && row.last4 ? shownCard({ brand: row.brand, last4: row.last4, wallet: row.wallet }) : null;
}

/** Without an answer from the provider the lease ends at once: the next try, or runJobs(), settles the claim. */
async function settleOrExpire(services: Services, bookingId: string): Promise<ClaimOutcome> {
  try {
    return await settleClaim(services, bookingId);
  } catch (error) {
    if (error instanceof PaymentBusy) throw refusalOf(laterRefusals.beingAccepted.own);
    if (error instanceof PaymentUnavailable) {
      await services.db
        .updateTable('bookings')
        .set({ claimed_until: services.now() })
        .where('id', '=', bookingId)
        .where('status', '=', 'CLAIMED')
        .execute();
    }
    throw error;
  }
}

function refuse(outcome: ClaimOutcome): void {
  if (outcome.tag === 'declined') throw new ApiError('CARD_DECLINED', outcome.message);
  if (outcome.tag === 'refused') throw refusalOf(laterRefusals.paymentRefused);
  if (outcome.tag === 'card-not-on-file') throw refusalOf(laterRefusals.cardNotOnFile);
  if (outcome.tag === 'gone') throw refusalOf(laterRefusals.notOpen);
  if (outcome.tag === 'action-required') throw cardActionRequired(outcome.clientSecret);
}

async function readBooking({ db }: Services, id: string): Promise<ReturnType<typeof bookingView>> {
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .select(['b.specialist_id', 'b.start_at', 'b.end_at', 'b.fee_cents', 's.name'])
    .leftJoin('specialist_meetings as m', 'm.specialist_id', 'b.specialist_id')
    .select(['m.way', 'm.video_url', 'm.instructions'])
    .leftJoin('candidates as c', 'c.id', 'b.candidate_id')
    .select('c.decided_at as acceptedAt')
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow();
  return bookingView({ ...row, status: 'CONFIRMED', cancelled_by: null, sequence: 0 });
}
