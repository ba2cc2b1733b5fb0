import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';

type Watch = Answer<'createWatch'>;

/** Watches as their owner reads them. */
export const selectWatches = (db: Db) =>
  db
    .selectFrom('watches as w')
    .leftJoin('specialists as s', 's.id', 'w.specialist_id')
    .selectAll('w')
    .select('s.name as specialist_name');

type Row = Awaited<ReturnType<ReturnType<typeof selectWatches>['executeTakeFirstOrThrow']>>;

export function watchOf(row: Row): Watch {
  return {
    watchId: row.id,
    profession: row.profession,
    specialty: row.specialty,
    specialist:
      row.specialist_id === null ? null : { specialistId: row.specialist_id, name: row.specialist_name ?? '' },
    state: row.state,
    // Written by createWatch alone, from what the contract let through.
    filters: row.filters as Watch['filters'],
    createdAt: row.created_at.toISOString(),
    until: row.until.toISOString(),
    ended:
      row.ended_at === null || row.ended_because === null
        ? null
        : { because: row.ended_because, at: row.ended_at.toISOString() },
  };
}
