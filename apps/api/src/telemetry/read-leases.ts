import { sql, type RawBuilder } from 'kysely';
import type { Services } from '../http/context.ts';
import { actionLeaseMs, leaseMs } from '../ledger/charge.ts';
import { countedAtMost, type Late } from './late.ts';

/** Rows with an expired lease. Job runs renew leases, so lateness counts from the first one. */
export interface LeasesReading {
  acceptances: Late;
  offers: Late;
  charges: Late;
}

/** Reads by the lease indexes. Leases within the renewal period are not late. */
export async function readLeases({ db, now: clock }: Pick<Services, 'db' | 'now'>): Promise<LeasesReading> {
  const now = clock();
  const leaseEndsBefore = new Date(now.getTime() + leaseMs);
  const startedBefore = new Date(now.getTime() - leaseMs);
  const actionStartedBefore = new Date(now.getTime() - actionLeaseMs);

  async function late(rows: RawBuilder<unknown>): Promise<Late> {
    const { rows: read } =
      await sql<Late>`select count(*)::int as count, min(since) as since from (${rows}) as late`.execute(db);
    return read[0] ?? { count: 0, since: null };
  }

  return {
    acceptances: await late(sql`
      select created_at + ${leaseMs}::float8 * interval '1 millisecond' as since from bookings
      where status = 'CLAIMED' and candidate_id is not null and claimed_until <= ${leaseEndsBefore} and created_at <= ${startedBefore}
      order by claimed_until limit ${countedAtMost}`),
    offers: await late(sql`
      select coalesce(o.decided_at, o.expires_at) as since from bookings b join offers o on o.id = b.offer_id
      where b.status = 'CLAIMED' and b.offer_id is not null and b.claimed_until <= ${leaseEndsBefore}
        and (o.state <> 'OPEN' or o.expires_at <= ${now})
      order by b.claimed_until limit ${countedAtMost}`),
    charges: await late(sql`
      select updated_at + case status when 'STARTED' then ${leaseMs}::float8 else ${actionLeaseMs}::float8 end * interval '1 millisecond' as since
      from charges where status in ('STARTED', 'ACTION_REQUIRED') and started_until <= ${leaseEndsBefore}
        and updated_at <= case status when 'STARTED' then ${startedBefore}::timestamptz else ${actionStartedBefore}::timestamptz end
      order by started_until limit ${countedAtMost}`),
  };
}
