import { signInAges, dayMs } from '@tele/core';
import { sql } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { clinicsOf } from './clinics.ts';

export const mySessions: Handler<'mySessions'> = async ({ db, actor, now }) => {
  const { userId, signIn } = requirePerson(actor);
  const at = now();
  const clinics = await clinicsOf(db, userId, at);
  return {
    devices: (await openSessions(db, userId, at)).map(({ id, device, signed_in_at: signedInAt, seen_at: seenAt }) => ({
      sessionId: id,
      device,
      signedInAt: signedInAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: id === signIn?.sessionId,
    })),
    clinics: clinics.map(({ id, name, until, disconnectedAt }) => ({
      partnerId: id,
      name,
      until: until && until.toISOString(),
      disconnectedAt: disconnectedAt && disconnectedAt.toISOString(),
    })),
  };
};

export function openSessions(db: Db, userId: string, now: Date): Promise<Row<'sessions'>[]> {
  return db
    .selectFrom('sessions as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .selectAll('e')
    .where('e.user_id', '=', userId)
    .where('e.ended_at', 'is', null)
    .where('e.signed_in_at', '>', new Date(now.getTime() - signInAges.maxDays * dayMs))
    .where(sql<boolean>`(u.sessions_ended_at is null or e.signed_in_at > u.sessions_ended_at)`)
    .orderBy('e.seen_at', 'desc')
    .orderBy('e.id')
    .execute();
}
