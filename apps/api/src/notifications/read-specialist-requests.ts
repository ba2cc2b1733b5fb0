import { actedBy, limits, paidStatuses } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { openTo } from '../open-requests/open.ts';
import type { RequestNews } from './request-news.ts';

/** Requests awaiting an answer, booked, or asking for times (spec 4 'Notifications'). */
export async function readSpecialistRequests(
  db: Db,
  who: { specialistId: string; userId: string },
  now: Date,
): Promise<RequestNews[]> {
  return [
    ...(await readWaiting(db, who.specialistId, now)),
    ...(await readFilled(db, who.specialistId, now)),
    ...(await readOpenRequests(db, who, now)),
  ];
}

export const waitingFor = (db: Db, specialistId: string, now: Date) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('selections as s', 's.id', 'c.selection_id')
    .where('c.specialist_id', '=', specialistId)
    .where('c.status', '=', 'PENDING')
    .where('c.start_at', '>', now)
    .where('s.state', '=', 'OPEN')
    .where('s.payment_status', 'in', [...paidStatuses])
    .where('s.expires_at', '>', now);

async function readWaiting(db: Db, specialistId: string, now: Date): Promise<RequestNews[]> {
  const rows = await waitingFor(db, specialistId, now)
    .select(['s.id', 's.profession', 's.specialty', 's.submitted_at', 's.created_at', 's.expires_at', 'c.start_at'])
    .orderBy('c.start_at')
    .limit(limits.maxNotifications)
    .execute();
  return rows.map((row) => ({
    endsAt: row.expires_at !== null && row.expires_at < row.start_at ? row.expires_at : row.start_at,
    item: {
      selectionId: row.id,
      kind: 'picked',
      own: false,
      profession: row.profession,
      specialty: row.specialty,
      status: 'PENDING',
      whenISO: row.start_at.toISOString(),
      count: 1,
      changedAt: (row.submitted_at ?? row.created_at).toISOString(),
    },
  }));
}

async function readFilled(db: Db, specialistId: string, now: Date): Promise<RequestNews[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('selections as s', 's.id', 'b.selection_id')
    .select(['s.id', 's.kind', 's.profession', 's.specialty', 'b.start_at', 'b.created_at'])
    .where('b.specialist_id', '=', specialistId)
    .where('b.status', '=', 'CONFIRMED')
    .where('b.start_at', '>', now)
    .orderBy('b.start_at')
    .limit(limits.maxNotifications)
    .execute();
  return rows.map((row) => ({
    endsAt: row.start_at,
    item: {
      selectionId: row.id,
      kind: row.kind,
      own: actedBy({ type: 'request', kind: row.kind, status: 'FILLED' }) === 'specialist',
      profession: row.profession,
      specialty: row.specialty,
      status: 'FILLED',
      whenISO: row.start_at.toISOString(),
      count: 1,
      changedAt: row.created_at.toISOString(),
    },
  }));
}

async function readOpenRequests(
  db: Db,
  who: { specialistId: string; userId: string },
  now: Date,
): Promise<RequestNews[]> {
  const rows = await openTo(db, who, now)
    .select(['r.id', 'r.profession', 'r.specialty', 'r.created_at', 'r.expires_at'])
    // Their expired or withdrawn offer reopens the request: no news.
    .select(
      sql<boolean>`exists (select from offers o where o.selection_id = r.id and o.specialist_id = ${who.specialistId})`.as(
        'answered',
      ),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limits.pageSize)
    .execute();
  return rows.map((row) => ({
    endsAt: row.expires_at,
    item: {
      selectionId: row.id,
      kind: 'open',
      own: row.answered,
      profession: row.profession,
      specialty: row.specialty,
      status: 'OPEN',
      whenISO: null,
      count: 0,
      changedAt: row.created_at.toISOString(),
    },
  }));
}
