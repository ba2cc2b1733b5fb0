import { signInAges } from '@tele/core';
import { sql } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';

/** `GET /users/me/sessions`: devices and clinics where the caller is signed in. */
export const mySessions: Handler<'mySessions'> = async ({ db, actor, now }) => {
  const { userId, signIn } = requirePerson(actor);
  const at = now();
  const clinics = await db
    .selectFrom('partner_sessions as s')
    .innerJoin('partners as p', 'p.id', 's.partner_id')
    .select(['p.id', 'p.name', (row) => row.fn.max('s.expires_at').as('until')])
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', at)
    .groupBy(['p.id', 'p.name'])
    .orderBy('until', 'desc')
    .execute();
  return {
    devices: (await openSessions(db, userId, at)).map(({ id, device, signed_in_at: signedInAt, seen_at: seenAt }) => ({
      sessionId: id,
      device,
      signedInAt: signedInAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: id === signIn?.sessionId,
    })),
    clinics: clinics.map(({ id, name, until }) => ({ partnerId: id, name, until: until.toISOString() })),
  };
};

/** Sessions of a person that are not over, last seen first. */
export function openSessions(db: Db, userId: string, now: Date): Promise<Row<'sessions'>[]> {
  return db
    .selectFrom('sessions as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .selectAll('e')
    .where('e.user_id', '=', userId)
    .where('e.ended_at', 'is', null)
    .where('e.signed_in_at', '>', new Date(now.getTime() - signInAges.maxDays * 86_400_000))
    .where(sql<boolean>`(u.sessions_ended_at is null or e.signed_in_at > u.sessions_ended_at)`)
    .orderBy('e.seen_at', 'desc')
    .orderBy('e.id')
    .execute();
}
