import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import { newId } from '../db/new-id.ts';
import type { Db, Row } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { Pruning } from '../jobs/duties.ts';

const lifeMs = 5 * 60_000;

type Challenge = Row<'passkey_challenges'>;

export async function keepChallenge(
  db: Db,
  now: Date,
  { challenge, adding }: { challenge: string; adding?: { userId: string; userHandle: string } },
): Promise<string> {
  const id = newId('chl');
  await db
    .insertInto('passkey_challenges')
    .values({
      id,
      challenge,
      user_id: adding?.userId ?? null,
      user_handle: adding?.userHandle ?? null,
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute();
  return id;
}

/** Takes a challenge of this person, or of a sign-in for null. Throws INVALID_INPUT if used, over or another's. */
export async function takeChallenge(db: Db, now: Date, id: string, userId: string | null): Promise<Challenge> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (row && row.expires_at > now) return row;
  throw new ApiError('INVALID_INPUT', 'This took too long, or the passkey was already used. Please try again.');
}

export const prunePasskeyChallenges: Pruning<Services> = ({ db, now }, limit) =>
  deleteOld(db, {
    table: 'passkey_challenges',
    column: 'expires_at',
    before: goneBefore('passkeyChallenges', now()),
    limit,
  });
