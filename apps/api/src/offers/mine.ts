import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import { exactly } from '../db/exactly.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { pageOf } from '../http/page.ts';
import { sideOf } from '../http/side-of.ts';
import { readOffers } from './read.ts';

export const myOffers: Handler<'myOffers'> = async ({ db, config, actor, now: clock }, { query }) => {
  const who = sideOf(actor, query.role);
  if (!who || (who.side === 'specialist' && !who.approved)) return { items: [] };
  const now = clock();
  const list = `offers ${who.side} ${query.requestId ?? 'all'}`;
  const after = readCursor(list, query.cursor);
  const made = db.selectFrom('offers as o').innerJoin('selections as s', 's.id', 'o.selection_id');
  let own =
    who.side === 'specialist'
      ? made.where('o.specialist_id', '=', who.specialistId)
      : made.where('o.patient_id', '=', who.userId).where('s.deleted_at', 'is', null);
  if (who.side === 'patient' && who.through !== undefined) own = own.where('s.partner_id', '=', who.through);
  if (query.requestId !== undefined) own = own.where('o.selection_id', '=', query.requestId);
  const rest = after ? own.where(sql<boolean>`(o.created_at, o.id) < (${after.at}, ${after.id})`) : own;
  const rows = await rest
    .select(['o.id', exactly('o.created_at').as('at')])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(query.limit + 1)
    .execute();
  return pageOf({
    query,
    rows,
    items: (shown) =>
      readOffers(
        db,
        shown.map(({ id }) => id),
        { side: who.side, keys: config.fieldKeys, now },
      ),
    cursorAfter: (row) => writeCursor(list, row),
    count: () => countOf(db, own.select('o.id')),
  });
};
