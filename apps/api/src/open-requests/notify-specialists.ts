import { hourMs } from '@tele/core';
import { sql } from 'kysely';
import * as z from 'zod';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { footOf } from '../emails/foot.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { newOpenRequests } from '../emails/new-open-requests.ts';
import { countOf } from '../db/count-of.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';
import { openTo } from './open.ts';

const tellPayload = z.object({ requestId: z.string(), after: z.string() });
const digestPayload = z.object({ specialistId: z.string() });
const timing = { lane: 'mail', tries: 12 } as const;

export const tellJob = defineJob('request-asked', tellPayload, timing);
export const digestJob = defineJob('request-digest', digestPayload, timing);

const batchSize = 200;

export function notifySpecialistsLater(t: Tx, requestId: string, now: Date): Promise<void> {
  return tellJob.enqueue(t, { requestId, after: '' }, now);
}

/** Schedules digests in batches: one per specialist and hour. A pending digest includes this request. */
export async function notifySpecialists(
  { db, now: clock }: Services,
  { payload: { requestId, after } }: Job<z.infer<typeof tellPayload>>,
): Promise<void> {
  const now = clock();
  const request = await db.selectFrom('selections').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow();
  if (request.state !== 'OPEN' || request.deleted_at !== null) return;
  const batch = await db
    .selectFrom('specialist_specialties as x')
    .innerJoin('specialists as s', 's.id', 'x.specialist_id')
    .select('s.id')
    .where('x.profession', '=', request.profession)
    .where('x.specialty', '=', request.specialty)
    .where('x.main', '=', true)
    .where('x.listed', '=', sql.lit(true))
    .where('s.user_id', '<>', request.patient_id)
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(batchSize)
    .execute();
  const last = batch.at(-1);
  if (!last) return;
  await inTransaction(db, async (t) => {
    for (const { id } of batch) await plan(t, id, now);
    if (batch.length === batchSize) await tellJob.enqueue(t, { requestId, after: last.id }, now);
  });
}

/** The row decides between processes: the loser finds no digest due. */
async function plan(t: Tx, specialistId: string, now: Date): Promise<void> {
  const planned = await t
    .insertInto('request_digests')
    .values({ specialist_id: specialistId, told_at: null, is_due: true })
    .onConflict((conflict) =>
      conflict.column('specialist_id').doUpdateSet({ is_due: true }).where('request_digests.is_due', '=', false),
    )
    .returning('told_at')
    .executeTakeFirst();
  if (!planned) return;
  const afterMs = planned.told_at === null ? 0 : Math.max(0, planned.told_at.getTime() + hourMs - now.getTime());
  await digestJob.enqueue(t, { specialistId }, now, { afterMs });
}

export async function sendDigest(
  services: Services,
  { id, payload }: Job<z.infer<typeof digestPayload>>,
): Promise<void> {
  const { db, mailer, config, now: clock } = services;
  const { specialistId } = payload;
  const now = clock();
  const reader = await db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('request_digests as d', 'd.specialist_id', 's.id')
    .select(['s.user_id', 's.approved', 's.profession', 'u.email', 'd.told_at'])
    .where('s.id', '=', specialistId)
    .executeTakeFirstOrThrow();
  const open = openTo(db, { specialistId, userId: reader.user_id }, now);
  const fresh = reader.told_at === null ? open : open.where('r.created_at', '>', reader.told_at);
  const count = reader.approved ? await countOf(db, fresh.select('r.id')) : 0;
  if (count > 0) {
    const content = {
      ...newOpenRequests(count, { profession: reader.profession, portalUrl: config.portalUrl }),
      foot: footOf('specialist', config),
    };
    await mailer.send({ ...(await writeEmail(content)), to: reader.email, id });
  }
  await db
    .updateTable('request_digests')
    .set({ is_due: false, told_at: count > 0 ? now : sql`told_at` })
    .where('specialist_id', '=', specialistId)
    .execute();
}
