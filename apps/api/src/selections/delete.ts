import type { Services } from '../http/context.ts';
import type { Patient } from '../http/require-role.ts';
import { hasLapsed } from './close.ts';
import { lockSelections } from '../bookings/lock.ts';
import { isOf, ownSelection } from '../bookings/find-selection.ts';
import { pastClaims, settleFirst } from './past-claims.ts';
import { readStanding, requireTransition } from '../bookings/read-standing.ts';
import { withdrawSelection } from './withdraw.ts';

/** Withdraws an open selection first; booked ones must be cancelled before. Idempotent. */
export async function deleteSelection(services: Services, patient: Patient, id: string): Promise<void> {
  const now = services.now();
  await pastClaims(services, async (t) => {
    const [row] = await lockSelections(t, [id]);
    if (row && isOf(row, patient) && row.deleted_at !== null) return;
    const selection = ownSelection(row, patient);
    const { standing, stale } = await readStanding(t, selection, { side: 'patient' }, now);
    requireTransition({ name: 'delete' }, standing, now);
    settleFirst(stale);
    // Leaves expired ones to runJobs(), which notifies the patient.
    if (selection.state === 'OPEN' && !hasLapsed(selection, now)) await withdrawSelection(t, selection, now);
    await t.updateTable('selections').set({ deleted_at: now }).where('id', '=', selection.id).execute();
  });
}
