import { calendarUid, feedFile, wordingOf, dayMs } from '@tele/core';
import { sql } from 'kysely';
import type { Ctx } from '../http/context.ts';
import { hashOf } from '../encryption/secret.ts';

/** Calendar programs keep past events; a month back is for new subscribers. */
const behindDays = 31;
const most = 2_000;

export async function readFeed(
  { db, now, measure }: Pick<Ctx, 'db' | 'now' | 'measure'>,
  token: string,
): Promise<string | undefined> {
  const owner = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('specialists as s', 's.id', 'f.specialist_id')
    .select(['s.id', 's.profession'])
    .where('f.token_hash', '=', hashOf(token))
    .where('s.approved', '=', true)
    .executeTakeFirst();
  if (!owner) return undefined;
  const rows = await db
    .selectFrom('bookings')
    .select(['selection_id', 'offer_id', 'sequence', 'start_at', 'end_at', 'created_at'])
    .where('specialist_id', '=', owner.id)
    .where('status', '=', sql<'CONFIRMED'>`'CONFIRMED'`)
    .where('start_at', '>', new Date(now().getTime() - behindDays * dayMs))
    .orderBy('start_at')
    .limit(most)
    .execute();
  return measure(() =>
    feedFile(
      rows.map((row) => ({
        uid: calendarUid({ offerId: row.offer_id, selectionId: row.selection_id }),
        sequence: row.sequence,
        startISO: row.start_at.toISOString(),
        endISO: row.end_at.toISOString(),
        madeISO: row.created_at.toISOString(),
        title: wordingOf(owner.profession).calendarTitle,
      })),
    ),
  );
}
