import { limits, type DetailsRead } from '@tele/core';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { shownNumber } from '../http/write-audit.ts';

export const myReads: Handler<'myReads'> = async ({ db, actor }) => {
  const { userId } = requirePerson(actor);
  return { items: await readsOf(db, userId, limits.maxDetailsReads) };
};

export async function readsOf(db: Db, userId: string, limit: number): Promise<DetailsRead[]> {
  const applications = await db.selectFrom('applications').select('id').where('user_id', '=', userId).execute();
  const ids = [userId, ...applications.map(({ id }) => id)];
  const { rows } = await sql<{ name: string | null; kind: DetailsRead['kind']; at: Date; times: number }>`
    select s.name, r.kind, r.at, r.times
    from (
      select actor,
        case
          when action <> 'patient-details.read' then 'application'
          when ${shownNumber} = any(string_to_array(subject, ',')) then 'number'
          else 'appointment'
        end as kind,
        max(at) as at, count(*)::int as times
      from audit
      where action in ('patient-details.read', 'application.read', 'document.open')
        and string_to_array(subject, ',') && ${ids}::text[]
        and actor <> ${userId}
      group by 1, 2, date_trunc('day', at at time zone 'Australia/Sydney')
      order by 3 desc
      limit ${limit}
    ) r
    left join specialists s on s.user_id = r.actor and r.kind in ('appointment', 'number')
    order by r.at desc`.execute(db);
  const clinics = await db
    .selectFrom('partner_visits as v')
    .innerJoin('partners as p', 'p.id', 'v.partner_id')
    .select(['p.name', 'v.at', 'v.times'])
    .where('v.user_id', '=', userId)
    .orderBy('v.at', 'desc')
    .limit(limit)
    .execute();
  return [...rows, ...clinics.map((row) => ({ ...row, kind: 'clinic' as const }))]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
