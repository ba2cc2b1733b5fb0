import { declinedCards } from '@tele/core/contract';
import { sql } from 'kysely';
import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Tx } from '../db/transaction.ts';
import type { LedgerParts } from './parts.ts';

/** Too many declined cards for this person or address within the hour; `seconds` until the first expires. */
export class CardTriesSpent extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('Too many cards were declined.');
    this.name = 'CardTriesSpent';
    this.seconds = seconds;
  }
}

interface Try {
  userId: string;
  /** Keyed hash. */
  callerAddress: string;
  chargeId: string;
  now: Date;
}

/** Counts a try until authorised, or for an hour once declined. Throws CardTriesSpent. Must lock last. */
export async function countCardTry(t: Tx, { userId, callerAddress, chargeId, now }: Try): Promise<void> {
  const since = new Date(now.getTime() - declinedCards.seconds * 1_000);
  const tries = [
    { key: `person:${userId}`, limit: declinedCards.ofPerson },
    { key: `address:${callerAddress}`, limit: declinedCards.ofAddress },
  ];
  for (const { key, limit } of tries) {
    const { rows } = await sql`
      insert into card_tries as tries (key, charges, tried_at) values (${key}, array[${chargeId}], ${now})
      on conflict (key) do update
        set charges = ${stillCounted(since)} || excluded.charges, tried_at = excluded.tried_at
        where cardinality(${stillCounted(since)}) < ${limit}
      returning key`.execute(t);
    if (rows.length === 0) throw new CardTriesSpent(await secondsLeft(t, key, since));
  }
}

/** A charge not visible yet belongs to a transaction that held this row before, so it counts. */
function stillCounted(since: Date) {
  return sql`array(
    select tried.id from unnest(tries.charges) as tried (id) where not exists (
      select from charges as c where c.id = tried.id
        and (c.updated_at <= ${since} or c.status not in ('STARTED', 'ACTION_REQUIRED', 'FAILED'))))`;
}

async function secondsLeft(t: Tx, key: string, since: Date): Promise<number> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(c.updated_at) as oldest from card_tries as tries join charges as c on c.id = any(tries.charges)
    where tries.key = ${key} and c.updated_at > ${since}`.execute(t);
  const oldest = rows[0]?.oldest;
  return oldest ? Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1_000)) : declinedCards.seconds;
}

export function pruneCardTries({ db, now }: Pick<LedgerParts, 'db' | 'now'>, limit: number): Promise<number> {
  return deleteOld(db, { table: 'card_tries', column: 'tried_at', before: goneBefore('cardTries', now()), limit });
}
