import { readBlock } from '@tele/core';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { keyReused } from '../http/idempotency-key.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { drainSoon } from '../outbox/drain-soon.ts';
import { readMine } from './mine.ts';

/**
 * Replaces all blocks of the specialist signed in, if the version named is still the current one; otherwise 412 and nothing changes.
 * Bookings stay, also where no availability is left under them. A save sent again under its idempotency key answers as it did; other
 * blocks under the same key are refused.
 */
export const saveAvailability: Handler<'saveAvailability'> = async (ctx, { body, ifMatch, idempotencyKey }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  if (body.specialistId !== undefined && body.specialistId !== specialistId) {
    throw new ApiError('FORBIDDEN', 'You can change only your own availability.');
  }
  const blocks = body.blocks.flatMap((block) => readBlock(block) ?? []);
  const saved = await inTransaction(ctx.db, async (t) => {
    const save = { specialistId, expected: ifMatch, savedAs: idempotencyKey ?? null };
    if (await takeVersion(t, save)) {
      await t.deleteFrom('availability_blocks').where('specialist_id', '=', specialistId).execute();
      await insertBlocks(t, specialistId, blocks);
    } else if (await isRepeated(t, save)) {
      const before = await readMine(t, specialistId);
      return spansOf(before.items) === spansOf(blocks) ? before : keyReused();
    } else {
      throw new ApiError('STALE', 'Your availability was changed elsewhere. Load it again before saving.');
    }
    return readMine(t, specialistId);
  });
  // Search orders by when the specialist is free now.
  drainSoon(ctx);
  return saved;
};

interface Save {
  specialistId: string;
  expected: string | undefined;
  savedAs: string | null;
}

function spansOf(blocks: readonly { startISO: string; endISO: string }[]): string {
  const spans = blocks.map(({ startISO, endISO }) => `${Date.parse(startISO)} ${Date.parse(endISO)}`);
  return spans.toSorted().join();
}

const longestVersion = 9;

/** The one statement that decides between saves at the same time: only one finds the version it expects. */
async function takeVersion(t: Tx, { specialistId, expected = '', savedAs }: Save): Promise<boolean> {
  if (!/^\d+$/.test(expected) || expected.length > longestVersion) return false;
  const { numUpdatedRows } = await t
    .updateTable('specialists')
    .set({ availability_version: sql`availability_version + 1`, availability_saved_as: savedAs })
    .where('id', '=', specialistId)
    .where('availability_version', '=', Number(expected))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the last save is this very one, whose answer did not arrive. */
async function isRepeated(t: Tx, { specialistId, expected, savedAs }: Save): Promise<boolean> {
  if (savedAs === null) return false;
  const current = await t
    .selectFrom('specialists')
    .select(['availability_version', 'availability_saved_as'])
    .where('id', '=', specialistId)
    .executeTakeFirst();
  return current?.availability_saved_as === savedAs && String(current.availability_version - 1) === expected;
}

/** One statement with four values, however many blocks. */
async function insertBlocks(
  t: Tx,
  specialistId: string,
  blocks: readonly { startISO: string; endISO: string }[],
): Promise<void> {
  if (blocks.length === 0) return;
  const ids = blocks.map(() => newId('avb'));
  const starts = blocks.map(({ startISO }) => startISO);
  const ends = blocks.map(({ endISO }) => endISO);
  await sql`
    insert into availability_blocks (id, specialist_id, start_at, end_at)
    select block.id, ${specialistId}, block.start_at, block.end_at
    from unnest(${ids}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as block (id, start_at, end_at)
  `.execute(t);
}
