import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';

type Alert = Answer<'createAlert'>;

export const selectAlerts = (db: Db) =>
  db
    .selectFrom('alerts as w')
    .leftJoin('specialists as s', 's.id', 'w.specialist_id')
    .selectAll('w')
    .select('s.name as specialist_name');

type Row = Awaited<ReturnType<ReturnType<typeof selectAlerts>['executeTakeFirstOrThrow']>>;

export function alertOf(row: Row): Alert {
  return {
    alertId: row.id,
    profession: row.profession,
    specialty: row.specialty,
    specialist:
      row.specialist_id === null ? null : { specialistId: row.specialist_id, name: row.specialist_name ?? '' },
    state: row.state,
    filters: row.filters as Alert['filters'],
    createdAt: row.created_at.toISOString(),
    until: row.until.toISOString(),
    ended:
      row.ended_at === null || row.ended_because === null
        ? null
        : { because: row.ended_because, at: row.ended_at.toISOString() },
  };
}
