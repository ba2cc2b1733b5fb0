import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import { exactly } from '../db/exactly.ts';
import type { Db } from '../db/schema.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { pageOf } from '../http/page.ts';
import { requirePartner } from '../http/require-role.ts';
import { statusOf } from '../selections/status-of.ts';

interface Range {
  from?: string | undefined;
  until?: string | undefined;
}

export const partnerCounts: Handler<'partnerCounts'> = async ({ db, actor, now }, { query }) => ({
  items: await countBrought(db, { partnerId: requirePartner(actor).partnerId, now: now(), ...query }),
});

export const partnerSelections: Handler<'partnerSelections'> = async ({ db, actor, now }, { query }) => {
  const list = `brought ${query.from ?? ''} ${query.until ?? ''}`;
  const after = readCursor(list, query.cursor);
  const own = broughtBy(db, requirePartner(actor).partnerId, query);
  const rest = after ? own.where(sql<boolean>`(s.created_at, s.id) < (${after.at}, ${after.id})`) : own;
  const rows = await rest
    .select(['s.id', 's.created_at', statusOf(now()).as('status'), exactly('s.created_at').as('at')])
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(query.limit + 1)
    .execute();
  return pageOf({
    query,
    rows,
    items: (shown) =>
      shown.map(({ id, status, created_at: made }) => ({ selectionId: id, status, createdAt: made.toISOString() })),
    cursorAfter: (row) => writeCursor(list, row),
    count: () => countOf(db, own.select('s.id')),
  });
};

export async function countBrought(db: Db, { partnerId, now, ...range }: Range & { partnerId: string; now: Date }) {
  const rows = await db
    .selectFrom(broughtBy(db, partnerId, range).select(statusOf(now).as('status')).as('brought'))
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  return rows.map(({ status, count }) => ({ status, count: Number(count) }));
}

function broughtBy(db: Db, partnerId: string, { from, until }: Range) {
  let own = db.selectFrom('selections as s').where('s.partner_id', '=', partnerId);
  if (from !== undefined) own = own.where('s.created_at', '>=', new Date(from));
  if (until !== undefined) own = own.where('s.created_at', '<', new Date(until));
  return own;
}
