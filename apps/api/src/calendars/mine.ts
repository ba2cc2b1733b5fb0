import { dayMs } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { decrypt } from '../encryption/encrypt.ts';
import { feedPlace } from '../encryption/columns.ts';
import type { Services } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';

export const myCalendars: Handler<'myCalendars'> = (ctx) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  return readCalendars(ctx, ctx.db, specialistId);
};

const shownDays = 30;
const isPending = sql<boolean>`exists (select from outbox o
  where o.id = c.read_job and o.done_at is null and o.failed_at is null)`;

export async function readCalendars(
  { config, now }: Pick<Services, 'config' | 'now'>,
  db: Db,
  specialistId: string,
): Promise<Answer<'myCalendars'>> {
  const from = now();
  const to = new Date(from.getTime() + shownDays * dayMs);
  const feed = await db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('busy_calendars as c')
    .select([
      'c.id',
      'c.name',
      'c.read_at',
      'c.failed_since',
      'c.fault',
      'c.next_read_at',
      'c.stopped_at',
      'c.reading',
      'c.put_off_at',
    ])
    .select(isPending.as('beingRead'))
    .select(
      sql<string>`(select count(*) from hidden_times h
        where h.calendar_id = c.id and h.end_at > ${from} and h.start_at < ${to})`.as('busy'),
    )
    .where('c.specialist_id', '=', specialistId)
    .orderBy('c.place')
    .execute();
  const token = feed && decrypt(config.fieldKeys, feed.token_encrypted, feedPlace(specialistId));
  return {
    feed: feed ? { address: `${config.apiUrl}/feeds/${token}.ics`, madeAt: feed.made_at.toISOString() } : null,
    others: rows.map((row) => ({
      calendarId: row.id,
      name: row.name,
      readAt: row.read_at?.toISOString() ?? null,
      failedSince: row.failed_since?.toISOString() ?? null,
      fault: row.fault,
      stoppedAt: row.stopped_at?.toISOString() ?? null,
      nextReadAt: row.next_read_at.toISOString(),
      beingRead: row.beingRead,
      busyTimes: Number(row.busy),
      reading: row.reading && { ...row.reading, tooMuch: [...row.reading.tooMuch] },
      putOff: row.put_off_at !== null,
    })),
  };
}
