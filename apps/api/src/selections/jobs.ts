import { sql } from 'kysely';
import type { Services } from '../http/context.ts';
import { attempt } from '../jobs/attempt.ts';
import type { Sweep } from '../jobs/duties.ts';
import { lapseSelection } from './lapse.ts';
import { emailJob } from './send-later.ts';
import { sendEmail } from './send-email.ts';
import { settleClaim } from './settle-claim.ts';
import { usualReplyWorks } from './usual-reply.ts';
import { takeEndedClaims } from './take-ended-claims.ts';

export const selectionWorks = {
  ...emailJob.works<Services>((services, { id, payload }) => sendEmail(services, id, payload)),
  ...usualReplyWorks,
};

export const selectionSweeps: readonly Sweep<Services>[] = [settleStaleClaims, lapseDue];

const batchSize = 8;

async function settleStaleClaims(services: Services): Promise<number> {
  const stale = await takeEndedClaims(services, 'candidate_id');
  for (const { id } of stale) await attempt(services, { bookingId: id }, () => settleClaim(services, id));
  return stale.length;
}

/** Expires open requests; those being accepted wait for the claim. */
async function lapseDue(services: Services): Promise<number> {
  const due = await services.db
    .selectFrom('selections as s')
    .select('s.id')
    // Literals let every plan use the partial index of open requests.
    .where('s.state', '=', sql.lit('OPEN'))
    .where('s.kind', '=', sql.lit('picked'))
    .where('s.expires_at', '<=', services.now())
    .where(
      sql<boolean>`(select b.id from bookings b where b.selection_id = s.id and b.status = 'CLAIMED' limit 1) is null`,
    )
    .orderBy('s.expires_at')
    .limit(batchSize)
    .execute();
  let lapsed = 0;
  for (const { id } of due) {
    if (await attempt(services, { selectionId: id }, () => lapseSelection(services, id))) lapsed += 1;
  }
  return lapsed;
}
