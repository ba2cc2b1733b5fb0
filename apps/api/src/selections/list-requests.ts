import type { Page, QueryParsed } from '@tele/core/contract';
import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import { exactly } from '../db/exactly.ts';
import type { Row } from '../db/schema.ts';
import type { Ctx } from '../http/context.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { pageOf } from '../http/page.ts';
import { requirePatient } from '../http/require-role.ts';
import { inPart } from './in-part.ts';

interface Listing<Item> {
  query: QueryParsed<'mySelections'>;
  list: string;
  kind?: 'picked';
  items: (rows: readonly Row<'selections'>[]) => Promise<Item[]>;
}

/** Patient's requests, newest first (spec 2, 7). New ones come before any later page: no gaps or duplicates. */
export async function listRequests<Item>(
  { db, actor, now: clock }: Ctx,
  { query, list: name, kind, items }: Listing<Item>,
): Promise<Page<Item> & { ended?: number }> {
  const { userId, through } = requirePatient(actor);
  const now = clock();
  const list = `${name} ${query.show ?? 'all'}`;
  const after = readCursor(list, query.cursor);
  const undeleted = db
    .selectFrom('selections as s')
    .where('s.patient_id', '=', userId)
    .where('s.deleted_at', 'is', null);
  const everywhere = kind === undefined ? undeleted : undeleted.where('s.kind', '=', sql.lit(kind));
  const all = through === undefined ? everywhere : everywhere.where('s.partner_id', '=', through);
  const own = query.show === undefined ? all : all.where(inPart(query.show, now));
  const rest = after ? own.where(sql<boolean>`(s.created_at, s.id) < (${after.at}, ${after.id})`) : own;
  const rows = await rest
    .selectAll('s')
    .select(exactly('s.created_at').as('at'))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const page = await pageOf({
    query,
    rows,
    items,
    cursorAfter: (row) => writeCursor(list, row),
    count: () => countOf(db, own),
  });
  if (query.show !== 'current' || after) return page;
  return { ...page, ended: await countOf(db, all.where(inPart('ended', now))) };
}
