import type { ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import { readDetails } from '../applications/details.ts';
import { countOf } from '../db/count-of.ts';
import { exactly } from '../db/exactly.ts';
import type { Db, Row } from '../db/schema.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { pageOf } from '../http/page.ts';
import { requireStaff } from '../http/require-role.ts';

type Queued = Answer<'staffApplications'>['items'][number];
type Status = Row<'applications'>['status'];

/** `GET /staff/applications`: who has waited longest comes first. */
export const staffApplications: Handler<'staffApplications'> = async ({ db, actor }, { query }) => {
  requireStaff(actor);
  const list = `applications:${query.status}`;
  const place = readCursor(list, query.cursor);
  const rows = await readQueue(db, { status: query.status, place, limit: query.limit + 1 });
  return pageOf({
    asked: query,
    rows,
    items: (shown) => shown.map(queuedOf),
    cursorAfter: ({ at, id }) => writeCursor(list, { at, id }),
    count: () => countQueue(db, query.status),
  });
};

interface Asked {
  status: Status;
  place?: { at: string; id: string } | undefined;
  limit: number;
}

/** Applications of a status, oldest first. */
export function readQueue(db: Db, { status, place, limit }: Asked) {
  let rows = db
    .selectFrom('applications as a')
    .selectAll()
    .select(exactly('a.created_at').as('at'))
    .where('a.status', '=', status)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(limit);
  if (place) rows = rows.where(sql<boolean>`(a.created_at, a.id) > (${place.at}::timestamptz, ${place.id})`);
  return rows.execute();
}

function countQueue(db: Db, status: Status): Promise<number> {
  return countOf(db, db.selectFrom('applications').select('id').where('status', '=', status));
}

export function queuedOf(row: Row<'applications'>): Queued {
  const { name, specialties } = readDetails(row.details);
  return {
    applicationId: row.id,
    profession: row.profession as ProfessionId,
    profileType: row.profile_type,
    status: row.status,
    name,
    specialties,
    submittedAt: row.created_at.toISOString(),
  };
}
