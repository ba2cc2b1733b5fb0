import { paidStatuses, type RequestPart } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';

const paid = sql.join(paidStatuses.map((status) => sql.lit(status)));

export function inPart(part: RequestPart, now: Date): RawBuilder<boolean> {
  if (part === 'unpaid') return isUnpaid(now);
  if (part === 'current') return isCurrent(now);
  return sql<boolean>`(${isCurrent(now)} is not true and ${isUnpaid(now)} is not true)`;
}

/** In literals: the planner then sees that the partial index selections_current has all of these rows. */
export function isCurrent(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(s.state in ('OPEN', 'BOOKED')
    and (s.state = 'BOOKED'
      or ((s.kind = 'open' or s.payment_status in (${paid})) and (s.expires_at is null or s.expires_at > ${now}))))`;
}

function isUnpaid(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(s.state in ('OPEN', 'BOOKED') and s.state = 'OPEN' and s.kind = 'picked'
    and (s.payment_status in (${paid})) is not true and (s.expires_at is null or s.expires_at > ${now}))`;
}
