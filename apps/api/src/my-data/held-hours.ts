import type { MyData } from '@tele/core';
import type { Db } from '../db/schema.ts';
import { spansOf } from '../db/spans-of.ts';

type Hours = Pick<NonNullable<MyData['work']>, 'availability' | 'timeOff' | 'calendars' | 'feedSince' | 'meeting'>;

export async function heldHours(db: Db, specialistId: string): Promise<Hours> {
  const blocks = await db
    .selectFrom('availability_blocks')
    .select(spansOf('availability_blocks').as('spans'))
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst();
  const timeOff = await db
    .selectFrom('hidden_times')
    .select(spansOf('hidden_times').as('spans'))
    .where('specialist_id', '=', specialistId)
    .where('calendar_id', 'is', null)
    .executeTakeFirst();
  const calendars = await db
    .selectFrom('busy_calendars')
    .select('name')
    .where('specialist_id', '=', specialistId)
    .orderBy('place')
    .execute();
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('made_at')
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst();
  const meeting = await db
    .selectFrom('specialist_meetings')
    .select(['way', 'video_url as videoUrl', 'instructions'])
    .where('specialist_id', '=', specialistId)
    .executeTakeFirst();
  return {
    availability: blocks?.spans ?? [],
    timeOff: timeOff?.spans ?? [],
    calendars: calendars.map(({ name }) => name),
    feedSince: feed?.made_at.toISOString() ?? null,
    meeting: meeting ?? null,
  };
}
