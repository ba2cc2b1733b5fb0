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
  /** Additional condition for rows deleted one by one. */
  and?: RawBuilder<boolean>;
  stays?: readonly RawBuilder<boolean>[];
  limit: number;
}

/** Only as the table's owner: creates coming months, drops expired ones. Returns how many other old rows it deleted. */
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
