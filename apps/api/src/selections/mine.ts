import { refusalTexts } from '@tele/core';
import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import { exactly } from '../db/exactly.ts';
import type { Db, Row } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { pageOf } from '../http/page.ts';
import { requirePatient, type Patient } from '../http/require-role.ts';
import { isEnded, isListed } from './listed.ts';
import { readSelections } from './read.ts';

/**
 * A page of the patient's requests, newest first, without the deleted ones: all, or one part of their list (spec sections 2 and 7). A
 * new request comes before every page but the first, so that nothing is skipped or comes twice.
 */
export const mySelections: Handler<'mySelections'> = async ({ db, actor, now: clock }, { query }) => {
  const { userId, through } = requirePatient(actor);
  const now = clock();
  const list = `selections ${query.show ?? 'all'}`;
  const after = readCursor(list, query.cursor);
  const everywhere = db
    .selectFrom('selections as s')
    .where('s.patient_id', '=', userId)
    .where('s.kind', '=', sql.lit('picked'))
    .where('s.deleted_at', 'is', null);
  const all = through === undefined ? everywhere : everywhere.where('s.partner_id', '=', through);
  const ended = all.where(isEnded(now));
  const own = { all, current: all.where(isListed(now)), ended }[query.show ?? 'all'];
  const rest = after ? own.where(sql<boolean>`(s.created_at, s.id) < (${after.at}, ${after.id})`) : own;
  const rows = await rest
    .selectAll('s')
    .select(exactly('s.created_at').as('at'))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(query.limit + 1)
    .execute();
  const page = await pageOf({
    asked: query,
    rows,
    items: (shown) => readSelections(db, shown, now),
    cursorAfter: (row) => writeCursor(list, row),
    count: () => countOf(db, own),
  });
  return query.show === 'current' && !after ? { ...page, ended: await countOf(db, ended) } : page;
};

export const getSelection: Handler<'getSelection'> = async ({ db, actor, now }, { params }) => {
  const row = ownSelection(await findSelection(db, params.id), requirePatient(actor));
  const [view] = await readSelections(db, [row], now());
  return view ?? notFound();
};

export function findSelection(db: Db, id: string): Promise<Row<'selections'> | undefined> {
  return db.selectFrom('selections').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Another person's selection and a deleted one read as absent (product.md 'Roles and identity'), and so does one that asks for times. */
export function ownSelection(row: Row<'selections'> | undefined, patient: Patient): Row<'selections'> {
  return row?.kind === 'picked' && isOf(row, patient) && row.deleted_at === null ? row : notFound();
}

/** Whether a selection is a patient's; of somebody on a partner's page, one that was made through that partner (product.md 'Partners'). */
export function isOf(row: Row<'selections'>, { userId, through }: Patient): boolean {
  return row.patient_id === userId && (through === undefined || row.partner_id === through);
}

export function notFound(): never {
  throw new ApiError('NOT_FOUND', refusalTexts.NOT_FOUND);
}
