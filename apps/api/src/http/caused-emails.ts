import { budgets } from '@tele/core/contract';
import { sql, type RawBuilder } from 'kysely';
import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from './api-error.ts';
import { inTime } from './in-time.ts';

const { times, seconds } = budgets.emails;

interface Act {
  /** Whose act it is. */
  userId: string;
  /** Id of what is acted on: the same act counts once, however often it is tried. */
  act: string;
  /** How many emails it writes to other people. */
  emails: number;
  now: Date;
}

/**
 * Counts the emails of an act that starts something. Throws TOO_MANY_EMAILS, and counts nothing, where the hour's budget is spent.
 * The person's row is locked last of all, but for the tries of cards.
 */
export async function countEmails(t: Tx, act: Act): Promise<void> {
  if (!(await add(t, act, 'within'))) throw await refusal(t, act);
}

/** Counts the emails of an act that always goes through. */
export async function addEmails(t: Tx, act: Act): Promise<void> {
  await add(t, act, 'always');
}

/** Counts emails that only inform, and answers whether to send them: at the excess they are left out. */
export function mayInform(t: Tx, act: Act): Promise<boolean> {
  return add(t, act, 'within');
}

/** Refuses early, and counts nothing, what `countEmails` would refuse later. */
export async function requireEmails(db: Db | Tx, { userId, emails, now }: Omit<Act, 'act'>): Promise<void> {
  const own = await db.selectFrom('caused_emails').select('caused_at').where('user_id', '=', userId).executeTakeFirst();
  const recent = (own?.caused_at ?? []).filter((at) => at > since(now));
  if (recent.length + emails > times) throw refusalAfter(recent, { emails, now });
}

/** Takes back what an act counted that came to nothing before anything was written. */
export async function forgetEmails(t: Tx, { userId, act }: Pick<Act, 'userId' | 'act'>): Promise<void> {
  await sql`
    update caused_emails as own set acts = ${listWhere('act', sql`act <> ${act}`)}, caused_at = ${listWhere('at', sql`act <> ${act}`)}
    where user_id = ${userId} and ${act} = any(acts)`.execute(t);
}

const since = (now: Date): Date => new Date(now.getTime() - seconds * 1_000);

/** One of the two lists of the row, with the entries that fulfil the condition. */
function listWhere(column: 'act' | 'at', condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(
    select ${sql.ref(`entry.${column}`)} from unnest(own.acts, own.caused_at) with ordinality as entry (act, at, place)
    where ${condition} order by place)`;
}

async function add(t: Tx, { userId, act, emails, now }: Act, which: 'within' | 'always'): Promise<boolean> {
  if (emails === 0) return true;
  if (which === 'within' && emails > times) return false;
  const counted = sql`at > ${since(now)} and act <> ${act}`;
  const room =
    which === 'always' ? sql`true` : sql`cardinality(${listWhere('at', counted)}) + ${emails}::integer <= ${times}`;
  const { rows } = await sql`
    insert into caused_emails as own (user_id, acts, caused_at, changed_at)
    values (${userId}, array_fill(${act}::text, array[${emails}::integer]), array_fill(${now}::timestamptz, array[${emails}::integer]), ${now})
    on conflict (user_id) do update
      set acts = ${listWhere('act', counted)} || excluded.acts,
        caused_at = ${listWhere('at', counted)} || excluded.caused_at,
        changed_at = excluded.changed_at
      where ${room}
    returning user_id`.execute(t);
  return rows.length > 0;
}

async function refusal(t: Tx, { userId, act, emails, now }: Act): Promise<ApiError> {
  const { rows } = await sql<{ at: Date }>`
    select at from caused_emails, unnest(acts, caused_at) as entry (act, at)
    where user_id = ${userId} and at > ${since(now)} and act <> ${act}`.execute(t);
  return refusalAfter(
    rows.map(({ at }) => at),
    { emails, now },
  );
}

/** Names when enough of the recent emails will be an hour old. */
function refusalAfter(recent: readonly Date[], { emails, now }: Pick<Act, 'emails' | 'now'>): ApiError {
  const ordered = recent.map((at) => at.getTime()).toSorted((one, other) => one - other);
  const last = ordered[Math.min(ordered.length, ordered.length + emails - times) - 1] ?? now.getTime();
  const wait = Math.max(1, Math.ceil((last + seconds * 1_000 - now.getTime()) / 1_000));
  const text = `You’ve sent a lot of requests. You can send another ${inTime(wait)}.`;
  return new ApiError('TOO_MANY_EMAILS', text, { retryAfter: wait });
}

/** Rows whose emails count no more. */
export function pruneCausedEmails({ db, now }: { db: Db; now: () => Date }, limit: number): Promise<number> {
  return deleteOld(db, {
    table: 'caused_emails',
    column: 'changed_at',
    before: goneBefore('causedEmails', now()),
    limit,
  });
}
