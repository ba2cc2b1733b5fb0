import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { attempt } from '../outbox/attempt.ts';
import { lockSelections } from '../selections/lock.ts';
import { writeToPatientLater } from './letters.ts';

const batchSize = 8;

/** Requests for times whose own time has run out; one with an offer that can still be accepted waits for it. */
export async function closeDue(services: Services): Promise<number> {
  const now = services.now();
  const due = await services.db
    .selectFrom('selections as s')
    .select('s.id')
    .where('s.state', '=', 'OPEN')
    .where('s.kind', '=', 'asked')
    .where('s.expires_at', '<=', now)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('offers as o')
            .select('o.id')
            .whereRef('o.selection_id', '=', 's.id')
            .where('o.state', '=', 'OPEN'),
        ),
      ),
    )
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
