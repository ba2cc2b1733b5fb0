import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import { exactly } from '../db/exactly.ts';
import type { Db, Row } from '../db/schema.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { pageOf } from '../http/page.ts';
import { requireStaff } from '../http/require-role.ts';
import { describeQueued } from './describe-queued.ts';

type Status = Row<'applications'>['status'];
type Counts = Answer<'staffApplications'>['counts'];

export const staffApplications: Handler<'staffApplications'> = async ({ db, actor }, { query }) => {
  const { userId } = requireStaff(actor);
  const { status, q = '' } = query;
  const list = `applications:${status}:${q}`;
  const place = readCursor(list, query.cursor);
  const [rows, counts] = await Promise.all([
    readQueue(db, { status, q, place, limit: query.limit + 1 }),
    countApplications(db, q),
  ]);
  const page = await pageOf({
    query,
    rows,
    items: (shown) => describeQueued(db, shown, userId),
    cursorAfter: ({ at, id }) => writeCursor(list, { at, id }),
    count: async () => counts[status],
  });
  return { ...page, counts };
};

interface QueueQuery {
  status: Status;
  q?: string;
  place?: { at: string; id: string } | undefined;
  limit: number;
}

export function readQueue(db: Db, { status, q = '', place, limit }: QueueQuery) {
  let rows = db
    .selectFrom('applications as a')
    .selectAll()
    .select(exactly('a.created_at').as('at'))
    .where('a.status', '=', status)
    .where(matchesName(q))
    .orderBy(since(q))
    .orderBy('a.id')
    .limit(limit);
  if (place) rows = rows.where(sql<boolean>`(a.created_at, a.id) > (${place.at}::timestamptz, ${place.id})`);
  return rows.execute();
}

/** Cap on counting, which reads every row. */
const mostCounted = 1_000;

async function countApplications(db: Db, q: string): Promise<Counts> {
  const { rows } = await sql<{ status: Status; total: number }>`
    select one.status, counted.total from unnest(array['PENDING', 'APPROVED', 'REJECTED']) as one (status)
    cross join lateral (
      select count(*)::int as total
      from (select from applications a where a.status = one.status and ${matchesName(q)}
        order by ${since(q)}, a.id limit ${mostCounted}) few
    ) counted`.execute(db);
  const none: Counts = { PENDING: 0, APPROVED: 0, REJECTED: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, total }) => [status, total])) };
}

const wordsOf = (q: string): readonly string[] => q.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Sort key. With a name, it must avoid the queue's index, which would scan the whole queue. */
const since = (q: string) =>
  wordsOf(q).length === 0 ? sql<Date>`a.created_at` : sql<Date>`a.created_at + interval '0'`;

/** Each word is a prefix of a name's word or a number; without words, everyone matches. */
function matchesName(q: string) {
  const words = wordsOf(q);
  if (words.length === 0) return sql<boolean>`true`;
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`application_words(a.details) @@ to_tsquery('simple', ${beginnings})`;
}
