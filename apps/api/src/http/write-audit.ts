import { goneBefore } from '../db/kept-days.ts';
import { newId } from '../db/new-id.ts';
import { pruneMonths } from '../db/prune-months.ts';
import type { Db } from '../db/schema.ts';
import { idOf } from './actor.ts';
import type { Ctx } from './context.ts';

interface Entry {
  /** For example, `patient-details.read`. */
  action: `${string}.${string}`;
  /** IDs, and the name of any field shown in full. */
  subjects: readonly string[];
}

/** Audit subject for showing a Medicare or IHI number in full. */
export const shownNumber = 'medicareOrIhi';

/** Records an audit entry (product.md 'Privacy'). `db` is the change's transaction, if any. */
export async function writeAudit(
  db: Db,
  { actor, now }: Pick<Ctx, 'actor' | 'now'>,
  { action, subjects }: Entry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId('aud'), actor: idOf(actor), action, subject: subjects.join(','), at: now() })
    .execute();
}

/** Deletes expired entries, month by month. */
export function pruneAudit({ db, owner, now }: Pick<Ctx, 'db' | 'owner' | 'now'>, limit: number): Promise<number> {
  const at = now();
  return pruneMonths(owner?.db ?? db, {
    table: 'audit',
    column: 'at',
    now: at,
    before: goneBefore('audit', at),
    limit,
  });
}
