import { feeConsentTexts, feeConsentVersion, impliedFeeCap, payableUntil } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { encryptRow } from '../encryption/rows.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { requireEmails } from '../http/caused-emails.ts';
import { takenPicks } from './free-picks.ts';
import { lockPatient } from '../bookings/lock.ts';
import { madeBefore } from './made-before.ts';
import { makeRoom } from './make-room.ts';
import { requireRoomForHold, requireRoomForUnpaid } from './open-holds.ts';
import { refusePicks } from './refuse-picks.ts';
import { requireProfile } from './require-profile.ts';
import { requireSpecialty } from '../http/require-specialty.ts';

type Body = BodyParsed<'createSelection'>;

/** Creates an unpaid request; paying sends it (spec 4 'Patient flow'). The same key returns the existing request. */
export const createSelection: Handler<'createSelection'> = async (ctx, { body, idempotencyKey: key }) => {
  const { userId, through } = requireBooker(ctx.actor);
  const now = ctx.now();
  const keys = ctx.config.fieldKeys;
  const selectionId = await inTransaction(ctx.db, async (t) => {
    await lockPatient(t, userId);
    const made = key === undefined ? undefined : await madeBefore(t, keys, { userId, through, key, body });
    if (made !== undefined) return made;
    await refuse(t, keys, { userId, through, body, now });
    const fees = await agreeFees(t, body);
    await makeRoom(t, { userId, through, picks: body.picks, now });
    await requireBudgets(t, { userId, emails: body.picks.length, now });
    return insert(t, keys, { userId, through, body, key, now, fees });
  });
  runJobsSoon(ctx);
  return { selectionId };
};

interface SelectionArgs {
  userId: string;
  through: string | undefined;
  body: Body;
  now: Date;
}

async function refuse(t: Tx, keys: FieldKeys, { userId, through, body, now }: SelectionArgs): Promise<void> {
  requireSpecialty(body.profession, body.specialty);
  const { profession, personId } = body;
  await requireProfile(t, keys, { userId, through, profession, personId });
  refusePicks('INVALID_INPUT', repeatedPicks(body), 'Choose one time per specialist.');
  const unknown = 'One of the specialists is no longer available. Please pick again.';
  refusePicks('UNKNOWN_SPECIALIST', await unknownPicks(t, userId, body), unknown);
  const taken = 'One of the times you picked is no longer available. Please choose another.';
  refusePicks('SLOT_UNAVAILABLE', await takenPicks(t, body.picks, now), taken);
}

async function requireBudgets(t: Tx, { userId, emails, now }: { userId: string; emails: number; now: Date }) {
  await requireRoomForHold(t, userId, 1);
  await requireRoomForUnpaid(t, userId, now);
  await requireEmails(t, { userId, emails, now });
}

interface Fees {
  capCents: number | null;
  listed: ReadonlyMap<string, number | null>;
}

/** Without a cap or `anyFee`, the cap is the highest advertised fee of the picks. */
async function agreeFees(t: Tx, { picks, feeCapCents, anyFee }: Body): Promise<Fees> {
  const ids = picks.map(({ specialistId }) => specialistId);
  const rows = await t.selectFrom('specialists').select(['id', 'fee_from_cents']).where('id', 'in', ids).execute();
  const listed = new Map(rows.map((row) => [row.id, row.fee_from_cents]));
  if (anyFee) return { capCents: null, listed };
  const capCents = feeCapCents ?? impliedFeeCap(ids.map((id) => ({ feeFromCents: listed.get(id) ?? null })));
  if (capCents === null) {
    const text = feeConsentTexts.required;
    throw new ApiError('FEE_CAP_REQUIRED', text, { fields: { feeCapCents: text } });
  }
  return { capCents, listed };
}

interface NewSelection extends SelectionArgs {
  key: string | undefined;
  fees: Fees;
}

async function insert(
  t: Tx,
  keys: FieldKeys,
  { userId, through, body, key, now, fees }: NewSelection,
): Promise<string> {
  const selectionId = newId('sel');
  const times = body.picks.map(({ slotISO }) => slotISO);
  await t
    .insertInto('selections')
    .values({
      id: selectionId,
      patient_id: userId,
      profession: body.profession,
      specialty: body.specialty,
      ...encryptRow(keys, { table: 'selections', id: selectionId }, { reason: body.reason || null }),
      fee_cap_cents: fees.capCents,
      any_fee: body.anyFee ?? false,
      agreed_at: now,
      agreed_wording: feeConsentVersion,
      payment_status: null,
      submitted_at: null,
      expires_at: payableUntil(now.toISOString(), times),
      ended_because: null,
      deleted_at: null,
      made_as: key ?? null,
      partner_id: through ?? null,
      person_id: body.personId ?? null,
      created_at: now,
    })
    .execute();
  const candidates = body.picks.map(({ specialistId, slotISO }) => ({
    id: newId('can'),
    selection_id: selectionId,
    specialist_id: specialistId,
    patient_id: userId,
    start_at: new Date(slotISO),
    fee_cents: null,
    fee_from_cents: fees.listed.get(specialistId) ?? null,
    decided_at: null,
  }));
  await t.insertInto('candidates').values(candidates).execute();
  return selectionId;
}

function repeatedPicks({ picks }: Body): number[] {
  const ids = picks.map(({ specialistId }) => specialistId);
  return picks.flatMap((_, index) => (ids.indexOf(ids[index] ?? '') < index ? [index] : []));
}

async function unknownPicks(db: Db, userId: string, { profession, specialty, picks }: Body): Promise<number[]> {
  const known = await db
    .selectFrom('specialists as s')
    .innerJoin('specialist_specialties as x', 'x.specialist_id', 's.id')
    .select('s.id')
    .where(
      's.id',
      'in',
      picks.map(({ specialistId }) => specialistId),
    )
    .where('s.approved', '=', true)
    .where('s.user_id', '<>', userId)
    .where('x.profession', '=', profession)
    .where('x.specialty', '=', specialty)
    .where('x.main', '=', true)
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  return picks.flatMap(({ specialistId }, index) => (ids.has(specialistId) ? [] : [index]));
}
