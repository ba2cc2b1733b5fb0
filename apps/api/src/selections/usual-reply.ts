import { dayMs, usualReplyOf, usualReplyRule } from '@tele/core';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { defineJob } from '../jobs/define-job.ts';

const job = defineJob('usual-reply', z.object({ specialistId: z.string() }), { lane: 'files', tries: 5 });

/** After a reply: the public 'Usually replies within …' of its specialist (product.md). */
export const refreshUsualReply = (t: Tx, specialistId: string, now: Date): Promise<void> =>
  job.enqueue(t, { specialistId }, now);

/** Enough for a median, however many replies there are. */
const mostReplies = 200;

export const usualReplyWorks = job.works<Services>(async ({ db, now }, { payload: { specialistId } }) => {
  const since = new Date(now().getTime() - usualReplyRule.days * dayMs);
  const replies = await db
    .selectFrom('candidates as c')
    .innerJoin('selections as s', 's.id', 'c.selection_id')
    .select(['s.submitted_at', 'c.decided_at'])
    .where('c.specialist_id', '=', specialistId)
    // Literals let every plan use the partial index.
    .where(sql<boolean>`c.status in ('ACCEPTED', 'DECLINED')`)
    .where('c.decided_at', '>', since)
    .orderBy('c.decided_at', 'desc')
    .limit(mostReplies)
    .execute();
  const timeOff = await db
    .selectFrom('hidden_times')
    .select(['start_at', 'end_at'])
    .where('specialist_id', '=', specialistId)
    .where('calendar_id', 'is', null)
    .where('end_at', '>', since)
    .execute();
  const periodOf = (from: Date | null, to: Date | null) =>
    from && to ? [{ fromISO: from.toISOString(), toISO: to.toISOString() }] : [];
  const found = usualReplyOf(
    replies.flatMap((one) => periodOf(one.submitted_at, one.decided_at)),
    timeOff.flatMap((one) => periodOf(one.start_at, one.end_at)),
    now(),
  );
  await db
    .updateTable('specialists')
    .set({ usual_reply: found?.usual ?? null, usual_reply_until: found?.until ?? null })
    .where('id', '=', specialistId)
    .execute();
});
