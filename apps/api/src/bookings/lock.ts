import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

// One order of locks (docs/decisions/2026-11-22-one-order-of-locks.md): the patient, then selections by id, then whatever belongs
// to them. Nothing of a selection, and no charge, is locked or changed before the selection itself.

/** Locks selections for the rest of the transaction, always in id order so that two of them never wait on each other. */
export function lockSelections(t: Tx, ids: readonly string[]): Promise<Row<'selections'>[]> {
  return t.selectFrom('selections').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Locks one selection that is known to exist. */
export function lockSelection(t: Tx, id: string): Promise<Row<'selections'>> {
  return t.selectFrom('selections').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/**
 * Locks what is made and booked for one patient, so that a new request and a booking at the same time see each other. Taken
 * before any selection, never after one.
 */
export async function lockPatient(t: Tx, userId: string): Promise<void> {
  await t.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
