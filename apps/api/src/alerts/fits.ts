import { limits, lookedThrough, sydney, wantedHalves, dayMs } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import { among } from '../specialists/first-of.ts';
import { conditionsOf, fittingHalves, isAny, untimed, withoutHalves, type Filters } from '../specialists/narrowed.ts';

export type AlertRow = Pick<
  Row<'alerts'>,
  'profession' | 'specialty' | 'specialist_id' | 'state' | 'filters' | 'created_at' | 'known_halves'
>;

/** True when a matching time is free; 'over' after the last day. With `known_halves`, only new times count. */
export async function fits(db: Db, alert: AlertRow, now: Date): Promise<boolean | 'over'> {
  const filters = alert.filters as Filters;
  const { days, part, zone = sydney } = filters;
  const requestedHalves = wantedHalves({ now, zone, ...(days && { days }), ...(part && { part }) });
  if (requestedHalves === null) return 'over';
  const { known_halves: known, created_at } = alert;
  const seenUntil = new Date(created_at.getTime() + limits.slotDays * dayMs);
  const fitting =
    known === null
      ? fittingHalves(filters, now)
      : withoutHalves(fittingHalves(filters, now, undefined, seenUntil), known);
  const conditions = [...conditionsOf(untimed(filters), now), isAny(sql`(${fitting})`)];
  const { rows } = await sql`
    select 1 from (${candidates(alert)}) x where ${sql.join(conditions, sql` and `)} limit 1`.execute(db);
  return rows.length > 0;
}

export async function fittingNow(db: Db, specialistId: string, filters: Filters, now: Date): Promise<string | null> {
  const { rows } = await sql<{ halves: string }>`
    select (${fittingHalves(filters, now)})::text as halves from (${mainRow(specialistId)}) x`.execute(db);
  const halves = rows[0]?.halves ?? '';
  return halves.includes('1') ? halves : null;
}

const mainRow = (specialistId: string | null): RawBuilder<unknown> =>
  sql`select x.* from specialist_specialties x where x.specialist_id = ${specialistId} and x.listed and x.main limit 1`;

type Place = Pick<AlertRow, 'profession' | 'specialty' | 'specialist_id' | 'state'>;

function candidates({ profession, specialty, specialist_id, state }: Place): RawBuilder<unknown> {
  if (specialty === null) return mainRow(specialist_id);
  const place = { profession, specialty, state: state ?? undefined };
  return sql`select x.* ${among(place)} order by x.practice desc, x.free_from, x.name, x.specialist_id limit ${sql.lit(lookedThrough)}`;
}
