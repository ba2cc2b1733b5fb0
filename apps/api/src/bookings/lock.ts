import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';

// Lock order (docs/decisions/2026-11-22-lock-order.md): patient, selections by ID, rows, charges.

/** Locks selections in ID order, to avoid deadlocks. */
export function lockSelections(t: Tx, ids: readonly string[]): Promise<Row<'selections'>[]> {
  return t.selectFrom('selections').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export function lockSelection(t: Tx, id: string): Promise<Row<'selections'>> {
  return t.selectFrom('selections').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Locks a patient's requests and bookings, to serialise new ones. Take it before any selection's lock. */
export async function lockPatient(t: Tx, userId: string): Promise<void> {
  await t.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
