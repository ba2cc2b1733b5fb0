import { maxPasskeys } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';

type OwnPasskey = Pick<Row<'passkeys'>, 'credential_id' | 'transports' | 'user_handle'>;

/** Passkeys of a locked account. Throws TOO_MANY_KEPT if there is no room for another. */
export async function requireRoom(t: Tx, userId: string): Promise<OwnPasskey[]> {
  const held = await t
    .selectFrom('passkeys')
    .select(['credential_id', 'transports', 'user_handle'])
    .where('user_id', '=', userId)
    .execute();
  if (held.length < maxPasskeys) return held;
  throw new ApiError('TOO_MANY_KEPT', `You can have up to ${maxPasskeys} passkeys. Remove one first.`);
}
