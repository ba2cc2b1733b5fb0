import { refusalTexts } from '@tele/core';
import type { Db, Row } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Patient } from '../http/require-role.ts';

export function findSelection(db: Db, id: string): Promise<Row<'selections'> | undefined> {
  return db.selectFrom('selections').selectAll().where('id', '=', id).executeTakeFirst();
}

export function ownSelection(row: Row<'selections'> | undefined, patient: Patient): Row<'selections'> {
  return row?.kind === 'picked' && isOf(row, patient) && row.deleted_at === null ? row : notFound();
}

/** True for the patient's own selection; on a partner's page, only if made there (product.md 'Partners'). */
export function isOf(row: Row<'selections'>, { userId, through }: Patient): boolean {
  return row.patient_id === userId && (through === undefined || row.partner_id === through);
}

export function notFound(): never {
  throw new ApiError('NOT_FOUND', refusalTexts.NOT_FOUND);
}
