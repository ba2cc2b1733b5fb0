import { goneBefore } from '../db/kept-days.ts';
import { newId } from '../db/new-id.ts';
import { pruneMonths } from '../db/prune-months.ts';
import type { Db } from '../db/schema.ts';
import { idOf } from './actor.ts';
import type { Ctx } from './context.ts';

interface Entry {
  /** What was done to what, such as `patient-details.read`. */
  action: `${string}.${string}`;
  /** Ids, and the name of a field that was shown in full. */
  subjects: readonly string[];
}

/** Subject of a read that showed the Medicare or IHI number in full. */
export const shownNumber = 'medicareOrIhi';

/** One row of the audit: who, what, of whom, when (product.md 'Privacy'). `db` is the transaction of the change, if there is one. */
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

/** Entries beyond their years, month by month. */
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
