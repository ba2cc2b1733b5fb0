import type { SelectionStatus } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';

/** SQL version of core/selection/status.ts. Uses indexed lookups: `exists` makes the planner read whole tables. */
export function statusOf(now: Date): RawBuilder<SelectionStatus> {
  const booking = sql`(select b.status from bookings b where b.selection_id = s.id and b.status <> 'CLAIMED' limit 1)`;
  const furthest = sql`(select max(case c.status when 'ACCEPTED' then 2 when 'PENDING' then 1 else 0 end)
    from candidates c where c.selection_id = s.id)`;
  return sql<SelectionStatus>`case ${booking}
    when 'CONFIRMED' then 'BOOKED'
    when 'CANCELLED' then 'CANCELLED'
    else case when s.kind = 'open' then case when s.state = 'OPEN' and s.expires_at > ${now} then 'PENDING' else 'CLOSED' end
      else case ${furthest}
      when 2 then 'BOOKING_PENDING'
      when 1 then case when s.state = 'OPEN' and s.expires_at <= ${now} then 'CLOSED' else 'PENDING' end
      else 'CLOSED' end end
    end`;
}
