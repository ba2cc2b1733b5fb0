import { limits, sydney, wallTimeToInstant, wantedHalves, dayMs } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { countOf } from '../db/count-of.ts';
import { newId } from '../db/new-id.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requireBooker } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { requireDays } from '../specialists/narrowed.ts';
import { fittingNow } from './fits.ts';
import { selectAlerts, alertOf } from './read.ts';
import { requireSpecialty } from '../http/require-specialty.ts';

type Body = BodyParsed<'createAlert'>;

/** `POST /alerts`. With a specialist, only new times count. An identical active alert is reused. */
export const createAlert: Handler<'createAlert'> = async (ctx, { body }) => {
  const { userId } = requireBooker(ctx.actor);
  const now = ctx.now();
  requireSomeTime(body, now);
  const id = await inTransaction(ctx.db, async (t) => {
    await requireThere(t, body);
    await lockAccount(t, userId);
    await endOver(t, userId, now);
    const going = t.selectFrom('alerts').select('id').where('user_id', '=', userId).where('ended_at', 'is', null);
    const same = await going.where('what', '=', spell(body)).executeTakeFirst();
    if (same) {
      await t.updateTable('alerts').set({ look_at: now }).where('id', '=', same.id).execute();
      return same.id;
    }
    if ((await countOf(t, going)) >= limits.maxAlerts) {
      throw new ApiError('TOO_MANY_KEPT', `You can have up to ${limits.maxAlerts} alerts. Turn one off first.`);
    }
    const known =
      body.specialistId === undefined ? null : await fittingNow(t, body.specialistId, body.filters ?? {}, now);
    return insert(t, { userId, known }, body, now);
  });
  runJobsSoon(ctx);
  return alertOf(await selectAlerts(ctx.db).where('w.id', '=', id).executeTakeFirstOrThrow());
};

function requireSomeTime({ filters = {} }: Body, now: Date): void {
  requireDays(filters, now);
  const { days, part, zone = sydney } = filters;
  if (wantedHalves({ now, zone, days, part }) !== null) return;
  const text = 'There are no times left to book on these days. Choose other days.';
  throw new ApiError('INVALID_INPUT', text, { fields: { 'filters.days': text } });
}

async function requireThere(t: Tx, { profession, specialty, specialistId }: Body): Promise<void> {
  if (specialty !== undefined) requireSpecialty(profession, specialty);
  if (specialistId === undefined) return;
  const there = await t
    .selectFrom('specialists')
    .select('id')
    .where('id', '=', specialistId)
    .where('profession', '=', profession)
    .where('approved', '=', true)
    .executeTakeFirst();
  if (there) return;
  const text = 'This specialist isn’t available to book.';
  throw new ApiError('UNKNOWN_SPECIALIST', text, { fields: { specialistId: text } });
}

async function endOver(t: Tx, userId: string, now: Date): Promise<void> {
  await t
    .updateTable('alerts')
    .set({ ended_at: now, ended_because: 'over' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('until', '<=', now)
    .execute();
}

async function insert(
  t: Tx,
  { userId, known }: { userId: string; known: string | null },
  body: Body,
  now: Date,
): Promise<string> {
  const id = newId('wat');
  await t
    .insertInto('alerts')
    .values({
      id,
      user_id: userId,
      profession: body.profession,
      specialty: body.specialty ?? null,
      specialist_id: body.specialistId ?? null,
      state: body.state ?? null,
      filters: JSON.stringify(body.filters ?? {}),
      what: spell(body),
      known_halves: known,
      created_at: now,
      until: endOf(body, now),
      look_at: now,
    })
    .execute();
  return id;
}

/** 11:59 pm of the last day reads more clearly than midnight of the next. */
function endOf({ filters: { days, zone = sydney } = {} }: Body, now: Date): Date {
  const latest = now.getTime() + limits.alertDays * dayMs;
  return new Date(days ? Math.min(latest, Date.parse(wallTimeToInstant(days.to, 24 * 60 - 1, zone))) : latest);
}

function spell({ profession, specialty, specialistId, state, filters = {} }: Body): string {
  const { days, part, zone, languages, gender, maxFeeCents } = filters;
  const place = [profession, specialty, specialistId, state];
  const hours = [days?.from, days?.to, part, zone];
  return JSON.stringify([...place, ...hours, gender, String(maxFeeCents), languages?.toSorted()]);
}
