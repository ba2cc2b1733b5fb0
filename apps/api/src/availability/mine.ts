import type { BlockRange } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { rememberRead } from './last-read.ts';

/** The specialist's own blocks, soonest first, with their version: all, or those that overlap the range. */
export const myAvailability: Handler<'myAvailability'> = async (ctx, { query }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const mine = await readMine(ctx.db, specialistId, query);
  await rememberRead(ctx, specialistId, query);
  return mine;
};

/** Version and blocks in one statement: they always belong together. */
export async function readMine(
  db: Db,
  specialistId: string,
  { start, end }: BlockRange = {},
): Promise<Answer<'myAvailability'>> {
  const rows = await db
    .selectFrom('specialists as s')
    .leftJoin('availability_blocks as b', (join) => {
      let on = join.onRef('b.specialist_id', '=', 's.id');
      if (start !== undefined) on = on.on('b.end_at', '>', new Date(start));
      if (end !== undefined) on = on.on('b.start_at', '<', new Date(end));
      return on;
    })
    .select(['s.availability_version', 'b.start_at', 'b.end_at'])
    .where('s.id', '=', specialistId)
    .orderBy('b.start_at')
    .execute();
  return {
    specialistId,
    version: String(rows[0]?.availability_version ?? 0),
    items: rows.flatMap(({ start_at, end_at }) =>
      start_at && end_at ? [{ startISO: start_at.toISOString(), endISO: end_at.toISOString() }] : [],
    ),
  };
}
