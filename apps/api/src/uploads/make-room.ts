import { maxBytesOf, type DocumentKind } from '@tele/core';
import { budgets } from '@tele/core/contract';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { inTime } from '../http/in-time.ts';
import { deleteLater } from './prune.ts';

interface Room {
  userId: string;
  kind: DocumentKind;
  now: Date;
  /** Remaining validity of an issued upload form, in ms. */
  formMs: number;
}

/** Enforces the locked person's budget of unclaimed files. Deletes replaced ones first. Throws TOO_MANY_FILES. */
export async function makeRoom(t: Tx, { userId, kind, now, formMs }: Room): Promise<void> {
  const unclaimed = await t
    .selectFrom('uploads')
    .select(['key', 'kind', 'copy_key', 'delete_after'])
    .where('user_id', '=', userId)
    .where('application_id', 'is', null)
    .where('held_at', 'is', null)
    .where('delete_after', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  const kinds = new Set<string>([kind]);
  const newest: typeof unclaimed = [];
  const replaced: typeof unclaimed = [];
  for (const file of unclaimed) {
    (kinds.has(file.kind) ? replaced : newest).push(file);
    kinds.add(file.kind);
  }
  const bytesOf = (files: readonly { kind: string }[]): number =>
    files.reduce((sum, one) => sum + maxBytesOf(one.kind as DocumentKind), maxBytesOf(kind));
  const isOver = (files: readonly { kind: string }[]): boolean =>
    files.length >= budgets.unclaimedFiles || bytesOf(files) > budgets.unclaimedBytes;
  while (replaced.length > 0 && isOver([...newest, ...replaced])) {
    const gone = replaced.pop();
    if (!gone) break;
    await t.deleteFrom('uploads').where('key', '=', gone.key).execute();
    // The upload form stays valid until then.
    await deleteLater(t, { key: gone.key, afterMs: formMs }, now);
    if (gone.copy_key !== null) await deleteLater(t, { key: gone.copy_key }, now);
  }
  if (!isOver(newest)) return;
  const first = Math.min(...newest.map(({ delete_after: at }) => at?.getTime() ?? Infinity));
  const wait = Math.max(1, Math.ceil((first - now.getTime()) / 1_000));
  const text = `You’ve uploaded a lot of files. Submit your application, or try again ${inTime(wait)}.`;
  throw new ApiError('TOO_MANY_FILES', text, { retryAfter: wait });
}
