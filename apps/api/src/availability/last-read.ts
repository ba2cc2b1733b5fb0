import { dayMs, type BlockRange } from '@tele/core';
import type { Db } from '../db/schema.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Ctx } from '../http/context.ts';

const rememberedMs = dayMs;

export async function rememberRead(
  { db, now, readOnly }: Pick<Ctx, 'db' | 'now' | 'readOnly'>,
  specialistId: string,
  { start = null, end = null }: { [K in keyof BlockRange]: BlockRange[K] | null },
): Promise<void> {
  if (await readOnly()) return;
  const read = { start_at: start, end_at: end, read_at: now() };
  await inTransaction(db, (t) =>
    t
      .insertInto('availability_reads')
      .values({ specialist_id: specialistId, ...read })
      .onConflict((on) => on.column('specialist_id').doUpdateSet(read))
      .execute(),
  );
}

/** Range last read, while remembered; otherwise all time. */
export async function readRange(t: Tx | Db, specialistId: string, now: Date): Promise<BlockRange> {
  const row = await t
    .selectFrom('availability_reads')
    .select(['start_at', 'end_at'])
    .where('specialist_id', '=', specialistId)
    .where('read_at', '>=', new Date(now.getTime() - rememberedMs))
    .executeTakeFirst();
  return { start: row?.start_at?.toISOString(), end: row?.end_at?.toISOString() };
}
