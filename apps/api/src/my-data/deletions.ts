import { readFileSync } from 'node:fs';
import { ApiError } from '../http/api-error.ts';
import { deleteAccountOf } from './delete.ts';
import { exits } from '../ops/exits.ts';
import type { Verb } from '../ops/verbs.ts';
import { readWords, WrongWords } from '../ops/words.ts';

/** `deletions`: lists accounts deleted since an instant, or repeats deletions in a restored database. */
export const deletions: Verb = async (services, args, say) => {
  const { values, positionals } = readWords(args, { since: { type: 'string' }, again: { type: 'string' } });
  const { since, again } = values;
  if (positionals.length > 0 || (since === undefined) === (again === undefined))
    throw new WrongWords('Specify one of: --since <instant>, --again <file>.');
  if (again !== undefined) return deleteAgain(services, readFileSync(again, 'utf8').split(/\s+/).filter(Boolean), say);
  const from = new Date(since ?? '');
  if (Number.isNaN(from.getTime())) throw new WrongWords('--since must be an instant, such as 2026-11-22T16:00:00Z.');
  const rows = await services.db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '>=', from)
    .orderBy('deleted_at')
    .execute();
  for (const { id } of rows) say(id);
  return exits.well;
};

async function deleteAgain(services: Parameters<Verb>[0], ids: readonly string[], say: (line: string) => void) {
  const { db, now } = services;
  const actor = { type: 'job', name: 'ops' } as const;
  let left = 0;
  for (const id of ids) {
    const account = await db.selectFrom('users').select('deleted_at').where('id', '=', id).executeTakeFirst();
    // Created after the restored time, or deleted before it.
    if (!account || account.deleted_at !== null) continue;
    try {
      await deleteAccountOf({ db, now, actor }, id);
      say(`${id} is deleted.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      left += 1;
      say(`${id} is not deleted: ${error.message}`);
    }
  }
  return left > 0 ? exits.look : exits.well;
}
