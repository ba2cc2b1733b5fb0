import { paidStatuses } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';

const paid = sql.join(paidStatuses.map((status) => sql.lit(status)));

/**
 * Which selections (`s`) the request list shows openly: what is booked or paid and not over, as core/selection/is-listed.ts says of
 * one. In literals, so that the planner sees that the index of such rows (0014) has them all.
 */
export function isListed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(s.state in ('OPEN', 'BOOKED')
    and (s.state = 'BOOKED'
      or ((s.kind = 'asked' or s.payment_status in (${paid})) and (s.expires_at is null or s.expires_at > ${now}))))`;
}

/** The others: what has ended, or was never paid. */
export function isEnded(now: Date): RawBuilder<boolean> {
  return sql<boolean>`${isListed(now)} is not true`;
}
