import { goneBefore } from '../db/kept-days.ts';
import { newId } from '../db/new-id.ts';
import { pruneMonths } from '../db/prune-months.ts';
import type { Db } from '../db/schema.ts';
import { idOf } from './actor.ts';
import type { Ctx } from './context.ts';

interface Entry {
  action: `${string}.${string}`;
  subjects: readonly string[];
}

export const shownNumber = 'medicareOrIhi';

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
