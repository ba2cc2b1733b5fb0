import { hash } from 'node:crypto';
import { maxSessions } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { sendSecurityEmailLater } from '../security-emails/send.ts';

/** Maximum lag of `seen_at`. */
const seenMs = 15 * 60_000;

/** Not keyed: ended sessions stay ended when keys rotate. */
export const sessionIdOf = (uid: string, signedInAt: Date): string =>
  `ses_${hash('sha256', `${uid} ${signedInAt.getTime()}`, 'base64url').slice(0, 32)}`;

interface SeenSession {
  sessionId: string;
  userId: string;
  device: string | null;
  signedInAt: Date;
  seenAt: Date | null;
}

/** Records a session at its first call, then its use, every 15 minutes or less often. */
export async function noteSession(db: Db, session: SeenSession, now: Date): Promise<void> {
  const { sessionId, seenAt } = session;
  if (seenAt === null) return inTransaction(db, (t) => addSession(t, session, now));
  if (now.getTime() - seenAt.getTime() < seenMs) return;
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', sessionId).execute();
}

async function addSession(t: Tx, { sessionId, userId, device, signedInAt }: SeenSession, now: Date): Promise<void> {
  // A locked account may be in deletion: the next call records the session.
  const account = await t
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!account) return;
  const others = await t.selectFrom('sessions').select('device').where('user_id', '=', userId).execute();
  const added = await t
    .insertInto('sessions')
    .values({ id: sessionId, user_id: userId, device, signed_in_at: signedInAt, seen_at: now })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  const isNewDevice = others.length > 0 && !others.some((one) => one.device === device);
  if (added && isNewDevice) await sendSecurityEmailLater(t, { userId, email: 'newDevice', sessionId }, now);
  // Sessions beyond the limit end: unlisted ones could not be ended otherwise.
  await sql`
    with gone as (
      delete from sessions where id in (
        select id from sessions where user_id = ${userId} order by signed_in_at desc offset ${maxSessions})
      returning signed_in_at)
    update users set sessions_ended_at = greatest(sessions_ended_at, (select max(signed_in_at) from gone))
    where id = ${userId} and exists (select 1 from gone)`.execute(t);
}
