import { openRequestUntil, wordingOf } from '@tele/core';
import { budgets, type BodyParsed } from '@tele/core/contract';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow, encryptRow } from '../encryption/rows.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { keyReused } from '../http/idempotency-key.ts';
import { requireBooker } from '../http/require-role.ts';
import { countEmails } from '../http/caused-emails.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { lockPatient } from '../bookings/lock.ts';
import { requireProfile } from '../selections/require-profile.ts';
import { notifySpecialistsLater } from './notify-specialists.ts';
import { requireSpecialty } from '../http/require-specialty.ts';

type Body = BodyParsed<'createOpenRequest'>;

interface NewOpenRequest {
  userId: string;
  through: string | undefined;
  body: Body;
  key: string | undefined;
  keys: FieldKeys;
  now: Date;
}

export const createOpenRequest: Handler<'createOpenRequest'> = async (ctx, { body, idempotencyKey: key }) => {
  const { userId, through } = requireBooker(ctx.actor);
  const newRequest = { userId, through, body, key, keys: ctx.config.fieldKeys, now: ctx.now() };
  const requestId = await inTransaction(ctx.db, async (t) => {
    await lockPatient(t, userId);
    const made = await madeBefore(t, newRequest);
    if (made !== undefined) return made;
    await refuse(t, newRequest);
    const id = newId('req');
    await countEmails(t, { userId, act: id, emails: budgets.emails.openRequest, now: newRequest.now });
    return insert(t, id, newRequest);
  });
  runJobsSoon(ctx);
  return { requestId };
};

async function refuse(t: Tx, { userId, through, body, keys, now }: NewOpenRequest): Promise<void> {
  const { profession, specialty } = body;
  requireSpecialty(profession, specialty);
  await requireProfile(t, keys, { userId, through, profession, personId: body.personId });
  const open = await t
    .selectFrom('selections')
    .select(['id', 'partner_id'])
    .where('patient_id', '=', userId)
    .where('kind', '=', 'open')
    .where('profession', '=', profession)
    .where('specialty', '=', specialty)
    .where('state', '=', 'OPEN')
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!open) return;
  // Partner pages don't see requests made elsewhere.
  const named = through === undefined || open.partner_id === through ? { selectionId: open.id } : {};
  const label = wordingOf(profession).specialtyLabel.toLowerCase();
  throw new ApiError('ALREADY_ASKED', `You already have an open request for this ${label}.`, named);
}

async function insert(t: Tx, id: string, { userId, through, body, key, keys, now }: NewOpenRequest): Promise<string> {
  const { profession, specialty, timeframe } = body;
  await t
    .insertInto('selections')
    .values({
      id,
      kind: 'open',
      patient_id: userId,
      profession,
      specialty,
      ...encryptRow(
        keys,
        { table: 'selections', id },
        { reason: body.reason || null, timeframe_words: timeframeWordsOf(body) },
      ),
      fee_cap_cents: null,
      payment_status: null,
      // Sent immediately: nothing to pay first.
      submitted_at: now,
      expires_at: openRequestUntil(timeframe, now.toISOString()),
      ended_because: null,
      deleted_at: null,
      made_as: key ?? null,
      partner_id: through ?? null,
      person_id: body.personId ?? null,
      timeframe,
      wanted_state: body.state ?? null,
      created_at: now,
    })
    .execute();
  await notifySpecialistsLater(t, id, now);
  return id;
}

const timeframeWordsOf = ({ timeframe, timeframeWords }: Body): string | null =>
  timeframe === 'own-words' ? (timeframeWords ?? null) : null;

async function madeBefore(t: Tx, { userId, through, body, key, keys }: NewOpenRequest): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const made = await t
    .selectFrom('selections')
    .selectAll()
    .where('patient_id', '=', userId)
    .where('made_as', '=', key)
    .executeTakeFirst();
  if (!made) return undefined;
  return isSame(decryptRow(keys, 'selections', made), body) && (through === undefined || made.partner_id === through)
    ? made.id
    : keyReused();
}

function isSame(made: Row<'selections'>, body: Body): boolean {
  return (
    made.kind === 'open' &&
    made.profession === body.profession &&
    made.specialty === body.specialty &&
    made.timeframe === body.timeframe &&
    made.timeframe_words === timeframeWordsOf(body) &&
    made.wanted_state === (body.state ?? null) &&
    made.reason === (body.reason || null) &&
    made.person_id === (body.personId ?? null)
  );
}
