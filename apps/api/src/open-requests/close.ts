import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { attempt } from '../jobs/attempt.ts';
import { lockSelections } from '../bookings/lock.ts';
import { writeToPatientLater } from './send-email.ts';

const batchSize = 8;

/** Expired requests for times; those with an acceptable offer wait. */
export async function closeDue(services: Services): Promise<number> {
  const now = services.now();
  const due = await services.db
    .selectFrom('selections as s')
    .select('s.id')
    // Literals let every plan use the partial index of open requests.
    .where('s.state', '=', sql.lit('OPEN'))
    .where('s.kind', '=', sql.lit('open'))
    .where('s.expires_at', '<=', now)
    // Indexed lookup per request: for `not exists` the planner would read all offers.
    .where(sql<boolean>`(select o.id from offers o where o.selection_id = s.id and o.state = 'OPEN' limit 1) is null`)
    .orderBy('s.expires_at')
    .limit(batchSize)
    .execute();
  let closed = 0;
  for (const { id } of due) if (await attempt(services, { requestId: id }, () => close(services, id))) closed += 1;
  return closed;
}

async function close({ db, now: clock }: Services, id: string): Promise<void> {
  const now = clock();
  await inTransaction(db, async (t) => {
    const [request] = await lockSelections(t, [id]);
    if (request?.state !== 'OPEN') return;
    const open = await t
      .selectFrom('offers')
      .select('id')
      .where('selection_id', '=', id)
      .where('state', '=', 'OPEN')
      .executeTakeFirst();
    if (open) return;
    await t.updateTable('selections').set({ state: 'CLOSED', ended_because: 'lapsed' }).where('id', '=', id).execute();
    await writeToPatientLater(t, id, now);
  });
}
