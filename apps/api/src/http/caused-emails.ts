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
  userId: string;
  act: string;
  emails: number;
  now: Date;
}

/** Throws TOO_MANY_EMAILS, without counting, over the hourly budget. Locks late: only card tries lock later. */
export async function countEmails(t: Tx, act: Act): Promise<void> {
  if (!(await add(t, act, 'within'))) throw await refusal(t, act);
}

export async function addEmails(t: Tx, act: Act): Promise<void> {
  await add(t, act, 'always');
}

export function mayInform(t: Tx, act: Act): Promise<boolean> {
  return add(t, act, 'within');
}

export async function requireEmails(db: Db | Tx, { userId, emails, now }: Omit<Act, 'act'>): Promise<void> {
  const own = await db.selectFrom('caused_emails').select('caused_at').where('user_id', '=', userId).executeTakeFirst();
  const recent = (own?.caused_at ?? []).filter((at) => at > since(now));
  if (recent.length + emails > times) throw refusalAfter(recent, { emails, now });
}

export async function forgetEmails(t: Tx, { userId, act }: Pick<Act, 'userId' | 'act'>): Promise<void> {
  await sql`
    update caused_emails as own set acts = ${listWhere('act', sql`act <> ${act}`)}, caused_at = ${listWhere('at', sql`act <> ${act}`)}
    where user_id = ${userId} and ${act} = any(acts)`.execute(t);
}

const since = (now: Date): Date => new Date(now.getTime() - seconds * 1_000);

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

/** Retry time: when enough recent emails are an hour old. */
function refusalAfter(recent: readonly Date[], { emails, now }: Pick<Act, 'emails' | 'now'>): ApiError {
  const ordered = recent.map((at) => at.getTime()).toSorted((one, other) => one - other);
  const last = ordered[Math.min(ordered.length, ordered.length + emails - times) - 1] ?? now.getTime();
  const wait = Math.max(1, Math.ceil((last + seconds * 1_000 - now.getTime()) / 1_000));
  const text = `You’ve reached the hourly limit for requests and offers. Try again ${inTime(wait)}.`;
  return new ApiError('TOO_MANY_EMAILS', text, { retryAfter: wait });
}

export function pruneCausedEmails({ db, now }: { db: Db; now: () => Date }, limit: number): Promise<number> {
  return deleteOld(db, {
    table: 'caused_emails',
    column: 'changed_at',
    before: goneBefore('causedEmails', now()),
    limit,
  });
}
