import { actedBy, limits, type Notifications, dayMs } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { isCurrent } from '../selections/in-part.ts';
import type { RequestNews } from './request-news.ts';

const endedDays = 7;
/** Patient's booked, open and recently ended requests (spec 4). Details are looked up by index. */
export async function readPatientRequests(db: Db, userId: string, now: Date): Promise<RequestNews[]> {
  const lapsed = sql<boolean>`(s.state = 'CLOSED' and s.submitted_at is not null and s.created_at > ${new Date(now.getTime() - 2 * endedDays * dayMs)}
    and s.expires_at > ${new Date(now.getTime() - endedDays * dayMs)})`;
  const rows = await db
    .selectFrom('selections as s')
    .select([
      's.id',
      's.kind',
      's.profession',
      's.specialty',
      's.state',
      's.expires_at',
      's.submitted_at',
      's.created_at',
    ])
    .select((row) => [
      row
        .selectFrom('bookings as b')
        .select('b.start_at')
        .whereRef('b.selection_id', '=', 's.id')
        .where('b.status', '=', 'CONFIRMED')
        .limit(1)
        .as('booked_for'),
      row
        .selectFrom('bookings as b')
        .select('b.created_at')
        .whereRef('b.selection_id', '=', 's.id')
        .where('b.status', '=', 'CONFIRMED')
        .limit(1)
        .as('booked_at'),
      sql<Date | null>`(select min(c.start_at) from candidates c where c.selection_id = s.id and c.status = 'PENDING')`.as(
        'next_at',
      ),
      sql<string>`(select count(*) from candidates c where c.selection_id = s.id)`.as('picked'),
      sql<string>`(select count(*) from offers o where o.selection_id = s.id and o.state = 'OPEN' and o.expires_at > ${now})`.as(
        'offered',
      ),
      sql<Date | null>`(select max(o.created_at) from offers o where o.selection_id = s.id and o.state = 'OPEN' and o.expires_at > ${now})`.as(
        'offered_at',
      ),
      sql<Date | null>`(select min(o.expires_at) from offers o where o.selection_id = s.id and o.state = 'OPEN' and o.expires_at > ${now})`.as(
        'offers_end',
      ),
      sql<Date | null>`(select max(c.decided_at) from candidates c where c.selection_id = s.id)`.as('decided_at'),
    ])
    .where('s.patient_id', '=', userId)
    .where('s.deleted_at', 'is', null)
    .where((row) => row.or([isCurrent(now), lapsed]))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limits.maxNotifications)
    .execute();
  return rows.map((row) => {
    const offered = Number(row.offered);
    const status = statusOf(row.state, offered);
    const changedAt =
      row.booked_at ?? row.offered_at ?? (status === 'LAPSED' ? (row.decided_at ?? row.expires_at) : null);
    return {
      endsAt: status === 'FILLED' ? null : soonest([row.offers_end, row.expires_at, row.next_at]),
      item: {
        selectionId: row.id,
        kind: row.kind,
        own: actedBy({ type: 'request', kind: row.kind, status }) === 'patient',
        profession: row.profession,
        specialty: row.specialty,
        status,
        whenISO: (row.booked_for ?? row.next_at)?.toISOString() ?? null,
        count: row.kind === 'open' ? offered : Number(row.picked),
        changedAt: (changedAt ?? row.submitted_at ?? row.created_at).toISOString(),
      },
    };
  });
}

function statusOf(state: string, offered: number): Notifications['requests'][number]['status'] {
  if (state === 'BOOKED') return 'FILLED';
  if (state !== 'OPEN') return 'LAPSED';
  return offered > 0 ? 'OFFERED' : 'OPEN';
}

const soonest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, time) => (first === null || (time !== null && time < first) ? time : first), null);
