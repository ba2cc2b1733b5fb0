import { signInAges, dayMs } from '@tele/core';
import { sql } from 'kysely';
import { connectAgain } from '../account/disconnected-clinics.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';

interface Clinic {
  id: string;
  name: string;
  until: Date | null;
  disconnectedAt: Date | null;
}

export async function clinicsOf(db: Db, userId: string, now: Date): Promise<Clinic[]> {
  const since = new Date(now.getTime() - signInAges.maxDays * dayMs);
  const { rows } = await sql<Clinic>`
    select p.id, p.name, max(c.until) as until, max(c.disconnected_at) as "disconnectedAt"
    from (
      select partner_id, expires_at as until, null::timestamptz as disconnected_at from partner_sessions
        where user_id = ${userId} and ended_at is null and expires_at > ${now}
      union all select partner_id, null, null from partner_visits where user_id = ${userId} and at > ${since}
      union all select partner_id, null, at from disconnected_partners where user_id = ${userId}
    ) c
    join partners p on p.id = c.partner_id
    group by p.id, p.name
    order by "disconnectedAt" desc nulls first, until desc nulls last, p.name`.execute(db);
  return rows;
}

/** `DELETE /users/me/clinics/:id`: the clinic's site can't sign the person in until they agree again. */
export const disconnectClinic: Handler<'disconnectClinic'> = async (ctx, { params: { id } }) => {
  const { userId } = requirePerson(ctx.actor);
  const now = ctx.now();
  await inTransaction(ctx.db, async (t) => {
    await lockAccount(t, userId);
    await requireKnown(t, userId, id);
    await t
      .insertInto('disconnected_partners')
      .values({ user_id: userId, partner_id: id, at: now })
      .onConflict((row) => row.columns(['user_id', 'partner_id']).doNothing())
      .execute();
    // Waits for a page's exchange in progress: its session ends below.
    await t
      .deleteFrom('partner_sign_ins')
      .where('user_id', '=', userId)
      .where('partner_id', '=', id)
      .where('exchanged_at', 'is', null)
      .execute();
    await t
      .updateTable('partner_sessions')
      .set((row) => ({ ended_at: row.fn.coalesce('ended_at', row.val(now)) }))
      .where('user_id', '=', userId)
      .where('partner_id', '=', id)
      .execute();
    await writeAudit(t, ctx, { action: 'session.disconnect', subjects: [userId, id] });
  });
  return { ok: true };
};

export const connectClinic: Handler<'connectClinic'> = async (ctx, { params: { id } }) => {
  const { userId } = requirePerson(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    await lockAccount(t, userId);
    await requireKnown(t, userId, id);
    await connectAgain(t, userId, id);
    await writeAudit(t, ctx, { action: 'session.connect', subjects: [userId, id] });
  });
  return { ok: true };
};

async function requireKnown(t: Tx, userId: string, partnerId: string): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from partner_sessions where user_id = ${userId} and partner_id = ${partnerId})
      or exists (select from partner_visits where user_id = ${userId} and partner_id = ${partnerId})
      or exists (select from disconnected_partners where user_id = ${userId} and partner_id = ${partnerId}) as known`.execute(
    t,
  );
  if (!rows[0]?.known) throw new ApiError('NOT_FOUND', 'Site not found');
}
