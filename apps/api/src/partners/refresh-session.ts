import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { newRefreshToken, sessionIdIn, sessionToken } from './person-session.ts';
import { refusals } from './refusals.ts';
import { requirePage } from './require-page.ts';
import { hashOf } from '../encryption/secret.ts';

/** Twice the tokens of one session; older ones read as unknown. */
const remembered = 100;

const before = sql<string>`used_hashes[cardinality(used_hashes)]`;

/** Rotates tokens. The previous one works until the newest is used; an older one may be stolen: ends the session. */
export const refreshSession: Handler<'refreshSession'> = async (ctx, { body }) => {
  const { partner, origin } = await requirePage(ctx, body.publishableId);
  const id = sessionIdIn(body.refreshToken);
  const given = hashOf(body.refreshToken);
  const refreshToken = newRefreshToken(id);
  const now = ctx.now();
  const session = await ctx.db
    .updateTable('partner_sessions')
    .set({
      refresh_hash: hashOf(refreshToken),
      // The used token comes last, after the unused one it replaces.
      used_hashes: sql`(
        select used[greatest(1, cardinality(used) - ${remembered - 1}):] from (
          select case when refresh_hash = ${given} then used_hashes || refresh_hash
            else trim_array(used_hashes, 1) || array[refresh_hash, ${given}] end as used) as next)`,
    })
    .where('id', '=', id)
    .where('partner_id', '=', partner.id)
    .where('origin', '=', origin)
    .where((row) => row.or([row('refresh_hash', '=', given), row(before, '=', given)]))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'partner_id', 'user_id', 'origin'])
    .executeTakeFirst();
  if (session) return { ...(await sessionToken(ctx, session)), refreshToken };
  await ctx.db
    .updateTable('partner_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`${given}::text = any(used_hashes)`)
    .where('ended_at', 'is', null)
    .execute();
  throw refusals.sessionOver();
};
