import type { Services } from '../http/context.ts';
import type { Patient } from '../http/require-role.ts';
import { hasLapsed } from './close.ts';
import { lockSelections } from '../bookings/lock.ts';
import { isOf, ownSelection } from '../bookings/find-selection.ts';
import { pastClaims, settleFirst } from './past-claims.ts';
import { readStanding, requireTransition } from '../bookings/read-standing.ts';
import { withdrawSelection } from './withdraw.ts';

/** Takes a selection off its patient's list; an open one is withdrawn first, a booked one must be cancelled before. Repeating it changes nothing. */
export async function deleteSelection(services: Services, patient: Patient, id: string): Promise<void> {
  const now = services.now();
  await pastClaims(services, async (t) => {
    const [row] = await lockSelections(t, [id]);
    if (row && isOf(row, patient) && row.deleted_at !== null) return;
    const selection = ownSelection(row, patient);
    const { standing, stale } = await readStanding(t, selection, { side: 'patient' }, now);
    requireTransition({ name: 'delete' }, standing, now);
    settleFirst(stale);
    // A lapsed one is left to runJobs(), which tells its patient.
    if (selection.state === 'OPEN' && !hasLapsed(selection, now)) await withdrawSelection(t, selection, now);
    await t.updateTable('selections').set({ deleted_at: now }).where('id', '=', selection.id).execute();
  });
}
