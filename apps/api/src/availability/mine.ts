import type { BlockRange, Span } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { spansOf } from '../db/spans-of.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { rememberRead } from './last-read.ts';

export const myAvailability: Handler<'myAvailability'> = async (ctx, { query }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const mine = await readMine(ctx.db, specialistId, query);
  await rememberRead(ctx, specialistId, query);
  return mine;
};

/** One statement reads version and blocks, to keep them consistent. */
export async function readMine(
  db: Db,
  specialistId: string,
  { start, end }: BlockRange = {},
): Promise<Answer<'myAvailability'>> {
  const { rows } = await sql<{ availability_version: number; items: Span[] | null }>`
    select s.availability_version, (
      select ${spansOf('b')} from availability_blocks b
      where b.specialist_id = s.id
        and b.end_at > ${start ?? '-infinity'}::timestamptz and b.start_at < ${end ?? 'infinity'}::timestamptz
    ) as items
    from specialists s where s.id = ${specialistId}`.execute(db);
  return { specialistId, version: String(rows[0]?.availability_version ?? 0), items: rows[0]?.items ?? [] };
}
