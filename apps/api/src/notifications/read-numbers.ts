import {
  addDays,
  limits,
  mondayOf,
  sydney,
  wallTimeOf,
  wallTimeToInstant,
  type Notifications,
  dayMs,
} from '@tele/core';
import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import type { Db } from '../db/schema.ts';
import { openTo } from '../open-requests/open.ts';
import { waitingFor } from './read-specialist-requests.ts';
import type { RequestNews } from './request-news.ts';

const lookBackDays = 30;

type Numbers = NonNullable<Notifications['numbers']>;

export async function readNumbers(
  db: Db,
  who: { specialistId: string; userId: string },
  news: readonly RequestNews[],
  now: Date,
): Promise<{ numbers: Numbers; weekEnds: Date }> {
  const monday = mondayOf(wallTimeOf(now.toISOString(), sydney).dayKey);
  const [from, to] = [monday, addDays(monday, 7)].map((key) => new Date(wallTimeToInstant(key, 0, sydney))) as [
    Date,
    Date,
  ];
  const week = await db
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('specialist_id', '=', who.specialistId)
    .where('status', '=', 'CONFIRMED')
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .executeTakeFirstOrThrow();
  const answers = await answersOf(db, who.specialistId, new Date(now.getTime() - lookBackDays * dayMs));
  const waiting = await waitingOf(db, who.specialistId, news, now);
  const asking = news.filter(({ item }) => item.status === 'OPEN').length;
  return {
    weekEnds: to,
    numbers: {
      ...waiting,
      thisWeek: Number(week.count),
      ...answers,
      openRequests: asking < limits.pageSize ? asking : await countOf(db, openTo(db, who, now).select('r.id')),
    },
  };
}

/** Count and oldest waiting: from the news while complete, else from the table. */
async function waitingOf(
  db: Db,
  specialistId: string,
  news: readonly RequestNews[],
  now: Date,
): Promise<Pick<Numbers, 'toAnswer' | 'oldestAt'>> {
  const pendingSince = news.filter(({ item }) => item.status === 'PENDING').map(({ item }) => item.changedAt);
  if (pendingSince.length < limits.maxNotifications)
    return { toAnswer: pendingSince.length, oldestAt: pendingSince.toSorted()[0] ?? null };
  const row = await waitingFor(db, specialistId, now)
    .select((each) => [
      each.fn.countAll<string>().as('count'),
      sql<Date | null>`min(coalesce(s.submitted_at, s.created_at))`.as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { toAnswer: Number(row.count), oldestAt: row.oldest?.toISOString() ?? null };
}

/** Outcomes of requests sent to the specialist since then. */
async function answersOf(
  db: Db,
  specialistId: string,
  since: Date,
): Promise<Pick<Numbers, 'requests' | 'accepted' | 'filledByAnother'>> {
  const row = await db
    .selectFrom('candidates as c')
    .innerJoinLateral(
      (each) =>
        // Lookup by key: for a join the planner would read all requests.
        each
          .selectFrom('selections as one')
          .select(['one.state', 'one.submitted_at'])
          .whereRef('one.id', '=', 'c.selection_id')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select((each) => [
      each.fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where c.status = 'ACCEPTED' or (c.status = 'CANCELLED' and s.state = 'CANCELLED' and c.fee_cents is not null))`.as(
        'accepted',
      ),
      sql<string>`count(*) filter (where c.status = 'LOST' and s.state = 'BOOKED')`.as('filled'),
    ])
    .where('c.specialist_id', '=', specialistId)
    // Slots of requests sent since then are later still.
    .where('c.start_at', '>', since)
    .where('s.submitted_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { requests: Number(row.total), accepted: Number(row.accepted), filledByAnother: Number(row.filled) };
}
