import type { Tx } from '../db/transaction.ts';
import { lockSelections } from '../bookings/lock.ts';

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Locks all requests of a locked account. */
export async function lockRequests(t: Tx, userId: string): Promise<void> {
  const own = await t.selectFrom('selections').select('id').where('patient_id', '=', userId).execute();
  if (own.length > 0) await lockSelections(t, idsOf(own));
}

export async function forgetRequests(t: Tx, userId: string): Promise<void> {
  const all = idsOf(await t.selectFrom('selections').select('id').where('patient_id', '=', userId).execute());
  if (all.length === 0) return;
  const kept = await requestsToKeep(t, userId);
  const gone = all.filter((id) => !kept.has(id));
  if (gone.length > 0) await deleteRequests(t, gone);
  await t
    .updateTable('selections')
    .set({
      reason: null,
      reason_encrypted: null,
      timeframe_words: null,
      timeframe_words_encrypted: null,
      wanted_state: null,
      made_as: null,
      person_id: null,
    })
    .where('patient_id', '=', userId)
    .execute();
  // Their message with a reschedule request.
  await t
    .updateTable('reschedules')
    .set({ line: null, line_encrypted: null })
    .where('selection_id', 'in', all)
    .execute();
}

/** Requests with a booking in any state, or with an attempted charge. */
async function requestsToKeep(t: Tx, userId: string): Promise<ReadonlySet<string>> {
  const booked = await t.selectFrom('bookings').select('selection_id as id').where('patient_id', '=', userId).execute();
  const paid = await t
    .selectFrom('charges')
    .select('subject_id as id')
    .where('user_id', '=', userId)
    .where('subject_type', '=', 'selection')
    .execute();
  const offered = await t
    .selectFrom('charges as c')
    .innerJoin('offers as o', 'o.id', 'c.subject_id')
    .select('o.selection_id as id')
    .where('c.user_id', '=', userId)
    .where('c.subject_type', '=', 'offer')
    .execute();
  return new Set(idsOf([...booked, ...paid, ...offered]));
}

async function deleteRequests(t: Tx, ids: readonly string[]): Promise<void> {
  const offers = idsOf(await t.selectFrom('offers').select('id').where('selection_id', 'in', ids).execute());
  if (offers.length > 0) {
    await t.deleteFrom('offer_slots').where('offer_id', 'in', offers).execute();
    await t.deleteFrom('offers').where('id', 'in', offers).execute();
  }
  await t.deleteFrom('candidates').where('selection_id', 'in', ids).execute();
  await t.deleteFrom('selections').where('id', 'in', ids).execute();
}
