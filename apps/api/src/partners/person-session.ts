import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';
import type { Ctx } from '../http/context.ts';
import { noteVisit } from './note-visit.ts';
import { signPageToken, type ShortToken } from './page-token.ts';
import type { Page } from './require-page.ts';
import { hashOf, newSecret } from '../encryption/secret.ts';

/** Longest sign-in on a page that stays open. */
const hours = 12;

export interface PersonSession extends ShortToken {
  /** `<session>.<secret>`, for one use. */
  refreshToken: string;
}

/** One session per sign-in, with a matching ID. */
const idAfter = (signInId: string): string => signInId.replace(/^sin_/, 'pse_');

export async function beginSession(
  t: Tx,
  ctx: Pick<Ctx, 'config' | 'now'>,
  { page, signInId, userId }: { page: Page; signInId: string; userId: string },
): Promise<PersonSession> {
  const { origin, partner } = page;
  const id = idAfter(signInId);
  const refreshToken = newRefreshToken(id);
  const row = { id, partner_id: partner.id, user_id: userId, origin };
  const expires = new Date(ctx.now().getTime() + hours * 3_600_000);
  await t
    .insertInto('partner_sessions')
    .values({ ...row, refresh_hash: hashOf(refreshToken), expires_at: expires, ended_at: null })
    .execute();
  await noteVisit(t, { userId, partnerId: partner.id, now: ctx.now() });
  return { ...(await sessionToken(ctx, row)), refreshToken };
}

export async function repeatSession(
  t: Tx,
  ctx: Pick<Ctx, 'config' | 'now'>,
  signInId: string,
): Promise<PersonSession | undefined> {
  const id = idAfter(signInId);
  const refreshToken = newRefreshToken(id);
  const row = await t
    .updateTable('partner_sessions')
    .set({ refresh_hash: hashOf(refreshToken) })
    .where('id', '=', id)
    .where('used_hashes', '=', sql<string[]>`'{}'`)
    .where('ended_at', 'is', null)
    .returning(['id', 'partner_id', 'user_id', 'origin'])
    .executeTakeFirst();
  return row && { ...(await sessionToken(ctx, row)), refreshToken };
}

export function newRefreshToken(sessionId: string): string {
  return newSecret(`${sessionId}.`);
}

export function sessionIdIn(refreshToken: string): string {
  return refreshToken.split('.')[0] ?? '';
}

interface SessionRow {
  id: string;
  partner_id: string;
  user_id: string;
  origin: string;
}

export function sessionToken(ctx: Pick<Ctx, 'config' | 'now'>, row: SessionRow): Promise<ShortToken> {
  const { id: sessionId, partner_id: partnerId, user_id: userId, origin } = row;
  return signPageToken(ctx.config, { tag: 'session', partnerId, origin, userId, sessionId }, ctx.now());
}
