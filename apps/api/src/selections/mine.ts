import { refusalTexts } from '@tele/core';
import type { Db, Row } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePatient } from '../http/require-role.ts';
import { readSelections } from './read.ts';

const pageSize = 200;

/** The patient's requests, newest first, without the deleted ones (spec section 7). */
export const mySelections: Handler<'mySelections'> = async ({ db, actor, now }) => {
  const { userId } = requirePatient(actor);
  const rows = await db
    .selectFrom('selections')
    .selectAll()
    .where('patient_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .execute();
  return { items: await readSelections(db, rows, now()) };
};

export const getSelection: Handler<'getSelection'> = async ({ db, actor, now }, { params }) => {
  const { userId } = requirePatient(actor);
  const row = ownSelection(await findSelection(db, params.id), userId);
  const [view] = await readSelections(db, [row], now());
  return view ?? notFound();
};

export function findSelection(db: Db, id: string): Promise<Row<'selections'> | undefined> {
  return db.selectFrom('selections').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Another person's selection and a deleted one read as absent (product.md 'Roles and identity'). */
export function ownSelection(row: Row<'selections'> | undefined, userId: string): Row<'selections'> {
  return row && row.patient_id === userId && row.deleted_at === null ? row : notFound();
}

export function notFound(): never {
  throw new ApiError('NOT_FOUND', refusalTexts.NOT_FOUND);
}
