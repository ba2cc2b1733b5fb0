import { deleteOld } from './delete-old.ts';
import { dropMonths } from './drop-months.ts';
import { makeMonths } from './make-months.ts';
import { partsOf, type Monthly } from './months.ts';
import { ownsTable } from './owner.ts';
import type { Db } from './schema.ts';
import type { RawBuilder } from 'kysely';

interface Old extends Monthly {
  now: Date;
  before: Date;
  /** What else must be true of a row that goes by itself. */
  and?: RawBuilder<boolean>;
  /** Rows that stay when their month goes. */
  stays?: readonly RawBuilder<boolean>[];
  limit: number;
}

/**
 * Makes the months to come, drops those that are over, and deletes one by one what is old of the first part and of the rest, so many at most;
 * answers how many those were. Does nothing for a role that does not own the table.
 */
export async function pruneMonths(db: Db, { now, before, and, stays, limit, ...monthly }: Old): Promise<number> {
  if (!(await ownsTable(db, monthly.table))) return 0;
  await makeMonths(db, monthly, now);
  await dropMonths(db, monthly, { before, ...(stays && { stays }) });
  const { table, column } = monthly;
  const first = (await partsOf(db, monthly)).filter(({ name }) => name === `${table}_before`);
  let deleted = 0;
  for (const part of [...first.map(({ name }) => name), `${table}_rest`])
    deleted += await deleteOld(db, { table: part, column, before, ...(and && { and }), limit: limit - deleted });
  return deleted;
}
