import { laterRescheduleRefusals, laterRefusals, limits, type Refusal } from '@tele/core';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import { requireListed } from '../http/require-listed.ts';
import { leaseMs } from '../ledger/charge.ts';
import { latestCharge, liveCharge, releaseCharges, startCharge } from '../ledger/charges.ts';
import { bookedOnOtherSide } from './booked-on-other-side.ts';
import { acceptanceFeeOf } from '../bookings/fees.ts';
import { lockSelections } from '../bookings/lock.ts';
import { notFound } from '../bookings/find-selection.ts';
import { requireOwnCard } from '../bookings/require-own-card.ts';
import { readStanding, refusalOf, requireTransition } from '../bookings/read-standing.ts';

interface AcceptanceArgs {
  selectionId: string;
  specialistId: string;
  userId: string;
  /** Integer cents, AUD: the specialist's own agreed fee (product.md 'Money'). */
  feeCents: number;
}

export interface Acceptance extends AcceptanceArgs {
  paymentMethodId: string;
  callerAddress: string;
}

/** New claim; already booked; same acceptance in progress; or an expired claim to settle first. */
export type ClaimStep =
  | { tag: 'claimed'; bookingId: string }
  | { tag: 'done'; bookingId: string }
  | { tag: 'at-work'; bookingId: string }
  | { tag: 'stale'; bookingId: string };

const appointmentMs = limits.appointmentMinutes * 60_000;

/** Claims request and time before asking cards. Unique indexes decide races. Throws refusals in a fixed order. */
export function claimSelection({ db, now: clock }: Services, acceptance: Acceptance): Promise<ClaimStep> {
  const now = clock();
  return inTransaction(db, async (t) => {
    const found = await acceptable(t, acceptance, now);
    if (found.tag !== 'free') return found;
    const { selection, candidate } = found;
    const bookingId = await insertClaim(t, { selection, candidate, feeCents: acceptance.feeCents, now });
    if (!bookingId) return timeIsTaken(t, candidate, now);
    await requireListed(t, candidate.specialist_id);
    await chargeFor(t, { acceptance, candidateId: candidate.id, now });
    return { tag: 'claimed', bookingId };
  });
}

/** Dry run of an acceptance without asking cards. Ignores abandoned claims: the acceptance settles them. */
export function checkAcceptance({ db, now: clock }: Services, args: AcceptanceArgs): Promise<void> {
  const now = clock();
  return inTransaction(db, async (t) => {
    const found = await acceptable(t, args, now);
    if (found.tag !== 'free') return;
    const holders = await timeHolders(t, found.candidate);
    if (holders.some((holder) => !isStale(holder, now))) throw refusalOf(takenBy(holders, found.candidate));
  });
}

type Acceptable =
  | { tag: 'free'; selection: Row<'selections'>; candidate: Row<'candidates'> }
  | { tag: 'done'; bookingId: string }
  | Extract<ClaimStep, { tag: 'at-work' | 'stale' }>;

async function acceptable(t: Tx, args: AcceptanceArgs | Acceptance, now: Date): Promise<Acceptable> {
  const { selectionId, specialistId, feeCents } = args;
  const [selection] = await lockSelections(t, [selectionId]);
  if (!selection) return notFound();
  const found = await readStanding(t, selection, { side: 'specialist', specialistId }, now);
  const { candidate, booking, claimed, stale, standing } = found;
  const sameCard = 'paymentMethodId' in args && (await isCardOf(t, booking ?? claimed, args));
  if (standing.claim === 'own' && sameCard && claimed?.fee_cents === feeCents)
    return { tag: 'at-work', bookingId: claimed.id };
  const verdict = requireTransition({ name: 'accept', feeCents, sameCard }, standing, now);
  if (verdict === 'done' && booking) return { tag: 'done', bookingId: booking.id };
  if (!candidate) return notFound();
  if (stale) return { tag: 'stale', bookingId: stale.id };
  if (await bookedOnOtherSide(t, candidate)) throw refusalOf(laterRefusals.slotTaken);
  return { tag: 'free', selection, candidate };
}

async function isCardOf(
  t: Tx,
  accepted: Row<'bookings'> | undefined,
  { paymentMethodId }: Pick<Acceptance, 'paymentMethodId'>,
): Promise<boolean> {
  if (!accepted?.candidate_id) return false;
  const fee = await latestCharge(t, acceptanceFeeOf(accepted.candidate_id));
  return fee?.payment_method_id === paymentMethodId;
}

interface Claim {
  selection: Row<'selections'>;
  candidate: Row<'candidates'>;
  feeCents: number;
  now: Date;
}

/** Undefined if an index refuses: the specialist or the patient is booked, or being booked. */
async function insertClaim(t: Tx, { selection, candidate, feeCents, now }: Claim): Promise<string | undefined> {
  const row = await t
    .insertInto('bookings')
    .values({
      id: newId('bkg'),
      selection_id: selection.id,
      candidate_id: candidate.id,
      specialist_id: candidate.specialist_id,
      patient_id: selection.patient_id,
      start_at: candidate.start_at,
      end_at: new Date(candidate.start_at.getTime() + appointmentMs),
      fee_cents: feeCents,
      status: 'CLAIMED',
      cancelled_by: null,
      claimed_until: new Date(now.getTime() + leaseMs),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function timeHolders(t: Tx, { specialist_id, patient_id, start_at }: Row<'candidates'>): Promise<Row<'bookings'>[]> {
  return t
    .selectFrom('bookings')
    .selectAll()
    .where((row) => row.or([row('specialist_id', '=', specialist_id), row('patient_id', '=', patient_id)]))
    .where('start_at', '=', start_at)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .execute();
}

const isStale = ({ status, candidate_id, claimed_until }: Row<'bookings'>, now: Date): boolean =>
  status === 'CLAIMED' && candidate_id !== null && claimed_until <= now;

/** A time held for a reschedule is the specialist's own decision. */
function takenBy(holders: readonly Row<'bookings'>[], { specialist_id }: Row<'candidates'>): Refusal {
  const isForReschedule = holders.some(
    (holder) => holder.reschedule_id !== null && holder.specialist_id === specialist_id,
  );
  return isForReschedule ? laterRescheduleRefusals.reservedForReschedule : laterRefusals.slotTaken;
}

async function timeIsTaken(t: Tx, candidate: Row<'candidates'>, now: Date): Promise<ClaimStep> {
  const holders = await timeHolders(t, candidate);
  const stale = holders.find((holder) => isStale(holder, now));
  if (stale) return { tag: 'stale', bookingId: stale.id };
  // The patient's other booking may still fail.
  const passing = holders.every(
    ({ status, reschedule_id, specialist_id }) =>
      status === 'CLAIMED' && reschedule_id === null && specialist_id !== candidate.specialist_id,
  );
  if (passing)
    throw new ApiError(
      'BEING_ACCEPTED',
      'Someone else is accepting a request from this person for the same time. Try again in a moment.',
    );
  throw refusalOf(takenBy(holders, candidate));
}

/** Starts the acceptance fee's charge and saves a new card. Continues this card's 3-D Secure; releases another's. */
async function chargeFor(
  t: Tx,
  { acceptance, candidateId, now }: { acceptance: Acceptance; candidateId: string; now: Date },
): Promise<void> {
  const { selectionId, userId, paymentMethodId, callerAddress } = acceptance;
  const purpose = acceptanceFeeOf(candidateId);
  const existing = await liveCharge(t, purpose);
  if (existing?.payment_method_id === paymentMethodId) return;
  const isSaved = await requireOwnCard(t, { paymentMethodId, userId });
  if (existing) await releaseCharges(t, { subjects: [purpose.subject], now });
  const metadata = { selectionId };
  await startCharge(t, {
    ...purpose,
    userId,
    amountCents: limits.acceptanceFeeCents,
    paymentMethodId,
    savesCard: !isSaved,
    callerAddress,
    metadata,
    now,
  });
}
