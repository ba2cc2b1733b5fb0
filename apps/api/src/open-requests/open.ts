import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import { exactly } from '../db/exactly.ts';
import type { Db } from '../db/schema.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { pageOf } from '../http/page.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { openRequestOf } from './read.ts';

const list = 'open-requests';

/** Open requests for a specialist, paginated, longest-waiting first (spec 7). */
export const openRequests: Handler<'openRequests'> = async ({ db, config, actor, now: clock }, { query }) => {
  const { specialistId, userId } = requireSpecialist(actor);
  const now = clock();
  const after = readCursor(list, query.cursor);
  const { specialty } = query;
  const all = openTo(db, { specialistId, userId }, now);
  const own = specialty === undefined ? all : all.where('r.specialty', '=', specialty);
  const rest = after ? own.where(sql<boolean>`(r.created_at, r.id) > (${after.at}, ${after.id})`) : own;
  const rows = await rest
    .selectAll('r')
    .select(exactly('r.created_at').as('at'))
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(query.limit + 1)
    .execute();
  const isWhole = after === undefined && specialty === undefined;
  const specialties = isWhole ? await specialtiesOf(all) : [];
  const page = await pageOf({
    query,
    rows,
    items: (shown) => shown.map((row) => openRequestOf(config.fieldKeys, row, now)),
    cursorAfter: (row) => writeCursor(list, row),
    // Each request has one specialty.
    count: async () => (isWhole ? specialties.reduce((sum, { count }) => sum + count, 0) : countOf(db, own)),
  });
  return isWhole ? { ...page, specialties } : page;
};

async function specialtiesOf(all: ReturnType<typeof openTo>): Promise<{ specialty: string; count: number }[]> {
  const rows = await all
    .select((row) => ['r.specialty', row.fn.countAll<string>().as('count')])
    .groupBy('r.specialty')
    .orderBy('r.specialty')
    .execute();
  return rows.map(({ specialty, count }) => ({ specialty, count: Number(count) }));
}

/** Open requests without a live offer of the specialist. Literals let the planner use the partial index (0023). */
export function openTo(db: Db, { specialistId, userId }: { specialistId: string; userId: string }, now: Date) {
  return (
    db
      .selectFrom('specialist_specialties as x')
      .innerJoin('selections as r', (join) =>
        join.onRef('r.profession', '=', 'x.profession').onRef('r.specialty', '=', 'x.specialty'),
      )
      .where('x.specialist_id', '=', specialistId)
      .where('x.main', '=', true)
      .where('r.kind', '=', sql.lit('open'))
      .where('r.state', '=', sql.lit('OPEN'))
      .where('r.deleted_at', 'is', null)
      .where('r.expires_at', '>', now)
      .where('r.patient_id', '<>', userId)
      // Read once from the small index of live offers (0064): a specialty has hundreds of requests.
      .where(
        sql<boolean>`r.id <> all (array(select o.selection_id from offers o
        where o.specialist_id = ${specialistId} and o.state = 'OPEN' and o.expires_at > ${now}))`,
      )
  );
}
