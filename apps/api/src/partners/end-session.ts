import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { sessionIdIn } from './person-session.ts';
import { hashOf } from '../encryption/secret.ts';

/** Ends a session by its newest or an earlier refresh token. Idempotent, also for unknown tokens. */
export const endSession: Handler<'endSession'> = async ({ db, now }, { body }) => {
  const hash = hashOf(body.refreshToken);
  await db
    .updateTable('partner_sessions')
    .set({ ended_at: now() })
    .where('id', '=', sessionIdIn(body.refreshToken))
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('refresh_hash', '=', hash), sql<boolean>`${hash}::text = any(used_hashes)`]))
    .execute();
  return { ok: true };
};
