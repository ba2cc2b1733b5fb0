import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Patients by user ID; specialists by theirs and by requests to their specialties. */
export type Hearer = { side: 'patient'; userId: string } | { side: 'specialist'; specialistId: string };

/** Changes with each news row. Count and maximum: a late commit can have a lower mark. */
export async function marksOf(db: Db, who: Hearer): Promise<string> {
  const keys =
    who.side === 'patient'
      ? sql`select ${who.userId}::text as key`
      : sql`select ${who.specialistId}::text as key union all
          select 'open:' || x.profession || ':' || x.specialty from specialist_specialties x
            where x.specialist_id = ${who.specialistId} and x.main`;
  const found = await sql<{ marks: string }>`
    select coalesce(sum(n.rows), 0) || '-' || coalesce(max(n.highest), 0) as marks
    from (${keys}) k cross join lateral (
      select count(*) as rows, max(mark) as highest from news where news.key = k.key) n`.execute(db);
  return found.rows[0]?.marks ?? '0-0';
}

export const versionOf = (marks: string, until: Date): string => `${marks}-${until.getTime()}`;

export function stillHolds(version: string | undefined, marks: string, now: Date): boolean {
  const until = Number(version?.split('-').at(-1));
  return version === versionOf(marks, new Date(until)) && until > now.getTime();
}
