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

/** `GET /staff/applications`: who has waited longest comes first. */
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
    asked: query,
    rows,
    items: (shown) => describeQueued(db, shown, userId),
    cursorAfter: ({ at, id }) => writeCursor(list, { at, id }),
    count: async () => counts[status],
  });
  return { ...page, counts };
};

interface Asked {
  status: Status;
  /** Part of a name or of a number. */
  q?: string;
  place?: { at: string; id: string } | undefined;
  limit: number;
}

/** Applications of a status, oldest first. */
export function readQueue(db: Db, { status, q = '', place, limit }: Asked) {
  let rows = db
    .selectFrom('applications as a')
    .selectAll()
    .select(exactly('a.created_at').as('at'))
    .where('a.status', '=', status)
    .where(named(q))
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(limit);
  if (place) rows = rows.where(sql<boolean>`(a.created_at, a.id) > (${place.at}::timestamptz, ${place.id})`);
  return rows.execute();
}

async function countApplications(db: Db, q: string): Promise<Counts> {
  const rows = await db
    .selectFrom('applications as a')
    .select(['a.status', ({ fn }) => fn.countAll<string>().as('total')])
    .where(named(q))
    .groupBy('a.status')
    .execute();
  const none: Counts = { PENDING: 0, APPROVED: 0, REJECTED: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, total }) => [status, Number(total)])) };
}

/** Whose name or number has a text in it; everybody for no text. */
function named(q: string) {
  if (q === '') return sql<boolean>`true`;
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(a.details->>'name' ilike ${part} or a.details->>'licences' ilike ${part})`;
}
