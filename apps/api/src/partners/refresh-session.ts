import { sql } from 'kysely';
import type { Handler } from '../http/handler.ts';
import { newRefreshToken, sessionIdIn, sessionToken } from './person-session.ts';
import { refusals } from './refusals.ts';
import { requirePage } from './require-page.ts';
import { hashOf } from '../encryption/secret.ts';

/** Twice what a session uses in its time: beyond that they are texts that are not known. */
const remembered = 100;

/** The token that the newest was given for: the last that was used. */
const before = sql<string>`used_hashes[cardinality(used_hashes)]`;

/**
 * The next token of somebody on a partner's page, and the next refresh token with it. The one before the newest is good as long as the newest has
 * not been used: its answer was lost, and another takes the newest's place. Any other that was used before, or replaced, has been seen by two:
 * nobody knows which of them it belongs to, so the session ends.
 */
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
      // The token that was used stands last, after the one that nobody has used and that is replaced.
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
