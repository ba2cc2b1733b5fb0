import {
  checkOfferSlots,
  laterRefusals,
  openRequestRefusals,
  limits,
  checkOpenRequestTransition,
  offerExpiresAt,
  offerFaults,
  offerMoney,
} from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { keyReused } from '../http/idempotency-key.ts';
import { requireListed } from '../http/require-listed.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { countEmails } from '../http/caused-emails.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { payoutAccountOf } from '../payouts/account-of.ts';
import { lockSelections } from '../bookings/lock.ts';
import { refusalOf } from '../bookings/read-standing.ts';
import { expireOffers } from './expire.ts';
import { readOffer } from './read.ts';
import { readOpenRequestStanding } from './read-open-request.ts';
import { sendLater } from './send-later.ts';

type Body = BodyParsed<'createOffer'>;

interface NewOffer {
  userId: string;
  specialistId: string;
  body: Body;
  slots: readonly string[];
  key: string | undefined;
  now: Date;
}

const emailsOfOffer = 2;
const endingMs = 5 * 60_000;
const halfMs = limits.appointmentMinutes * 60_000;

/** Answers an open request (spec 5, 7 'Offer'). The same key returns the existing offer. */
export const createOffer: Handler<'createOffer'> = async (ctx, { body, idempotencyKey: key }) => {
  const { userId, specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  const slots = body.slots.map((slot) => new Date(slot).toISOString()).toSorted();
  const newOffer = { userId, specialistId, body, slots, key, now };
  const id = await inTransaction(ctx.db, async (t) => (await madeBefore(t, newOffer)) ?? make(t, newOffer));
  runJobsSoon(ctx);
  return readOffer(ctx.db, id, { side: 'specialist', keys: ctx.config.fieldKeys, now });
};

async function make(t: Tx, newOffer: NewOffer): Promise<string> {
  const { specialistId, body, now } = newOffer;
  const [request] = await lockSelections(t, [body.requestId]);
  await expireOffers(t, { now, requestId: body.requestId, specialistId });
  const standing = request && (await readOpenRequestStanding(t, request, { side: 'specialist', specialistId }, now));
  const verdict = checkOpenRequestTransition({ name: 'offer' }, standing, now);
  if (verdict.tag === 'refused') throw refusalOf(verdict);
  if (!request) throw refusalOf(openRequestRefusals.absent);
  refuseSlots(body, now);
  const account = await payoutAccountOf(t, specialistId);
  if (!account?.takes_money) throw new ApiError('PAYOUTS_NOT_READY', 'Set up your payouts before you make an offer.');
  return insert(t, { ...newOffer, request, accountId: account.account_id });
}

function refuseSlots({ slots }: Body, now: Date): void {
  const fault = checkOfferSlots(slots, now);
  if (!fault) return;
  const text = offerFaults[fault.fault];
  throw new ApiError('INVALID_INPUT', text, { fields: { [`slots.${fault.row ?? 0}`]: text } });
}

interface Made extends NewOffer {
  request: Row<'selections'>;
  accountId: string;
}

async function insert(t: Tx, made: Made): Promise<string> {
  const { userId, specialistId, body, slots, request, accountId, key, now } = made;
  const { profile_type } = await t
    .selectFrom('specialists')
    .select('profile_type')
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow();
  const offerId = newId('off');
  const createdAt = now.toISOString();
  const offer = {
    id: offerId,
    selection_id: request.id,
    specialist_id: specialistId,
    patient_id: request.patient_id,
  };
  await refuseTaken(t, offer, body.slots);
  const row = await t
    .insertInto('offers')
    .values({
      ...offer,
      fee_cents: body.feeCents,
      our_fee_cents: offerMoney(body.feeCents, profile_type).ourFeeCents,
      account_id: accountId,
      expires_at: offerExpiresAt(createdAt),
      decided_at: null,
      made_as: key ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refusalOf(openRequestRefusals.offered);
  await requireListed(t, specialistId);
  await t
    .insertInto('offer_slots')
    .values(slots.map((slot) => ({ offer_id: offerId, start_at: slot })))
    .execute();
  await countEmails(t, { userId, act: offerId, emails: emailsOfOffer, now });
  await sendLater(t, { email: 'newOffer', offerId }, now);
  const ending = Date.parse(offerExpiresAt(createdAt)) - now.getTime() - endingMs;
  await sendLater(t, { email: 'offerEnding', offerId }, now, ending);
  return offerId;
}

/** Refuses times when the specialist is booked, held by another offer, off or busy. */
async function refuseTaken(
  t: Tx,
  offer: Pick<Row<'offers'>, 'id' | 'selection_id' | 'specialist_id' | 'patient_id'>,
  slots: readonly string[],
): Promise<void> {
  const starts = slots.map((slot) => new Date(slot));
  const rows = await t
    .selectFrom('bookings')
    .select('start_at')
    .where('specialist_id', '=', offer.specialist_id)
    .where('start_at', 'in', starts)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .execute();
  const taken = new Set(rows.map(({ start_at }) => start_at.getTime()));
  const { code, text } = laterRefusals.slotTaken;
  const hidden = await hiddenAt(t, offer.specialist_id, starts);
  const fields = Object.fromEntries(
    starts.flatMap((start, index) => {
      if (taken.has(start.getTime())) return [[`slots.${index}`, text]];
      return hidden(start) ? [[`slots.${index}`, awayText]] : [];
    }),
  );
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ApiError(code, first, { fields });
}

const awayText = 'You have time off or are busy in another calendar at this time.';

async function hiddenAt(t: Tx, specialistId: string, starts: readonly Date[]): Promise<(start: Date) => boolean> {
  const times = starts.map((start) => start.getTime());
  const rows = await t
    .selectFrom('hidden_times')
    .select(['start_at', 'end_at'])
    .where('specialist_id', '=', specialistId)
    .where('end_at', '>', new Date(Math.min(...times)))
    .where('start_at', '<', new Date(Math.max(...times) + halfMs))
    .execute();
  return (start) =>
    rows.some(({ start_at, end_at }) => start_at.getTime() < start.getTime() + halfMs && end_at > start);
}

async function madeBefore(t: Tx, { specialistId, body, slots, key }: NewOffer): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const made = await t
    .selectFrom('offers')
    .selectAll()
    .where('specialist_id', '=', specialistId)
    .where('made_as', '=', key)
    .executeTakeFirst();
  if (!made) return undefined;
  const rows = await t.selectFrom('offer_slots').select('start_at').where('offer_id', '=', made.id).execute();
  const times = rows.map(({ start_at }) => start_at.toISOString()).toSorted();
  const isSame =
    made.selection_id === body.requestId && made.fee_cents === body.feeCents && times.join() === slots.join();
  return isSame ? made.id : keyReused();
}
