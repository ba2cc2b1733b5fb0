import { blockTexts, limits, replaceBlocks } from '@tele/core';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { keyReused } from '../http/idempotency-key.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { readRange } from './last-read.ts';
import { readMine } from './mine.ts';

/** Replaces all blocks (412 if stale), or without If-Match those in the range last read. Keeps bookings. */
export const saveAvailability: Handler<'saveAvailability'> = async (ctx, { body, ifMatch, idempotencyKey }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  if (body.specialistId !== undefined && body.specialistId !== specialistId) {
    throw new ApiError('FORBIDDEN', 'You can only change your own availability.');
  }
  const { blocks } = body;
  const saved = await inTransaction(ctx.db, async (t) => {
    const save = { specialistId, expected: ifMatch, savedAs: idempotencyKey ?? null };
    const version = await takeVersion(t, save);
    if (version === undefined && !(await isRepeated(t, save)))
      throw new ApiError(
        'STALE',
        'Your availability was changed in another tab or on another device. Reload before saving.',
      );
    const range = ifMatch === undefined ? await readRange(t, specialistId, ctx.now()) : {};
    const replacesAll = range.start === undefined && range.end === undefined;
    const before = version !== undefined && replacesAll ? undefined : await readMine(t, specialistId);
    const next = replacesAll ? blocks : ctx.measure(() => replaceBlocks(before?.items ?? [], range, blocks));
    if (version === undefined)
      return before && ctx.measure(() => spansOf(before.items) === spansOf(next)) ? before : keyReused();
    if (next.length > limits.maxBlocks) refuseTooMany();
    const changed = await ctx.measure(() => writeBlocks(t, specialistId, next));
    ctx.spend(changed * writeMs);
    return { specialistId, version: String(version), items: next };
  });
  // Search orders by the next free time.
  runJobsSoon(ctx);
  return saved;
};

/** Database CPU per changed block, in milliseconds: a row and three indexes. */
const writeMs = 0.02;

interface Save {
  specialistId: string;
  expected: string | undefined;
  savedAs: string | null;
}

function spansOf(blocks: readonly { startISO: string; endISO: string }[]): string {
  const spans = blocks.map(({ startISO, endISO }) => `${Date.parse(startISO)} ${Date.parse(endISO)}`);
  return spans.toSorted().join();
}

function refuseTooMany(): never {
  throw new ApiError('INVALID_INPUT', blockTexts.tooMany, { fields: { blocks: blockTexts.tooMany } });
}

const longestVersion = 9;

/** New version; undefined if stale or repeated. One statement decides between concurrent saves. */
async function takeVersion(t: Tx, { specialistId, expected, savedAs }: Save): Promise<number | undefined> {
  if (expected !== undefined && (!/^\d+$/.test(expected) || expected.length > longestVersion)) return undefined;
  const update = t
    .updateTable('specialists')
    .set({ availability_version: sql`availability_version + 1`, availability_saved_as: savedAs })
    .where('id', '=', specialistId);
  const taken = await update
    .$if(expected !== undefined, (q) => q.where('availability_version', '=', Number(expected)))
    .$if(expected === undefined && savedAs !== null, (q) =>
      q.where('availability_saved_as', 'is distinct from', savedAs),
    )
    .returning('availability_version')
    .executeTakeFirst();
  return taken?.availability_version;
}

/** True when the last save used the same key and version. */
async function isRepeated(t: Tx, { specialistId, expected, savedAs }: Save): Promise<boolean> {
  if (savedAs === null) return false;
  const current = await t
    .selectFrom('specialists')
    .select(['availability_version', 'availability_saved_as'])
    .where('id', '=', specialistId)
    .executeTakeFirst();
  if (current?.availability_saved_as !== savedAs) return false;
  return expected === undefined || String(current.availability_version - 1) === expected;
}

/** Writes changed blocks and returns their number. `not in`, because `not exists` compared all pairs. */
async function writeBlocks(
  t: Tx,
  specialistId: string,
  blocks: readonly { startISO: string; endISO: string }[],
): Promise<number> {
  const rows = blocks.map(({ startISO, endISO }) => ({ id: newId('avb'), start_at: startISO, end_at: endISO }));
  const written = await sql<{ changed: number }>`
    with next as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as block (id text, start_at timestamptz, end_at timestamptz)
    ), deleted as (
      delete from availability_blocks b
      where b.specialist_id = ${specialistId}
        and (b.start_at, b.end_at) not in (select n.start_at, n.end_at from next n)
      returning b.id
    ), inserted as (
      insert into availability_blocks (id, specialist_id, start_at, end_at)
      select n.id, ${specialistId}, n.start_at, n.end_at from next n
      where (n.start_at, n.end_at) not in (
        select b.start_at, b.end_at from availability_blocks b where b.specialist_id = ${specialistId}
      )
      returning id
    )
    select ((select count(*) from deleted) + (select count(*) from inserted))::int as changed`.execute(t);
  return written.rows[0]?.changed ?? 0;
}
