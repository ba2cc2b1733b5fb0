import { paidStatuses, type ProfessionId } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import { countOf } from '../db/count-of.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { pageOf } from '../http/page.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { usualFeeOf } from './usual-fee.ts';

const list = 'incoming';

/** Paid requests awaiting this specialist, soonest slot first, without patient names (spec 2 'Provider inbox'). */
export const incomingSelections: Handler<'incomingSelections'> = async ({ db, config, actor, now }, { query }) => {
  const { specialistId } = requireSpecialist(actor);
  const at = now();
  const after = readCursor(list, query.cursor);
  const waiting = db
    .selectFrom('candidates as c')
    .innerJoin('selections as s', 's.id', 'c.selection_id')
    .where('c.specialist_id', '=', specialistId)
    .where('c.status', '=', 'PENDING')
    .where('c.start_at', '>', at)
    .where('s.state', '=', 'OPEN')
    .where('s.payment_status', 'in', [...paidStatuses])
    .where('s.expires_at', '>', at);
  const own = query.selectionId === undefined ? waiting : waiting.where('s.id', '=', query.selectionId);
  const rest = after ? own.where(sql<boolean>`(c.start_at, c.id) > (${after.at}, ${after.id})`) : own;
  const rows = await rest
    .select([
      's.id',
      's.profession',
      's.specialty',
      's.reason',
      's.reason_encrypted',
      's.created_at',
      's.fee_cap_cents',
      's.any_fee',
    ])
    .select(['c.start_at', 'c.id as candidate_id', 's.expires_at'])
    .select((row) =>
      row
        .selectFrom('candidates as o')
        .select((other) => other.fn.countAll<number>().as('count'))
        .whereRef('o.selection_id', '=', 's.id')
        .whereRef('o.id', '<>', 'c.id')
        .as('others'),
    )
    .orderBy('c.start_at')
    .orderBy('c.id')
    .limit(query.limit + 1)
    .execute();
  const page = await pageOf({
    query,
    rows,
    items: (shown) => shown.map((row) => itemOf(config.fieldKeys, row)),
    cursorAfter: (row) => writeCursor(list, { at: row.start_at.toISOString(), id: row.candidate_id }),
    count: () => countOf(db, own),
  });
  return { ...page, usualFee: await usualFeeOf(db, specialistId) };
};

const soonerOf = (one: Date, other: Date | null): Date => (other && other < one ? other : one);

interface IncomingRow {
  id: string;
  profession: ProfessionId;
  specialty: string;
  reason: string | null;
  reason_encrypted: string | null;
  created_at: Date;
  fee_cap_cents: number | null;
  any_fee: boolean;
  start_at: Date;
  expires_at: Date | null;
  others: number | string | null;
}

function itemOf(keys: FieldKeys, found: IncomingRow): Answer<'incomingSelections'>['items'][number] {
  const row = decryptRow(keys, 'selections', found);
  return {
    selectionId: row.id,
    profession: row.profession,
    specialty: row.specialty,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    status: 'PENDING',
    slotISO: row.start_at.toISOString(),
    feeCapCents: row.fee_cap_cents,
    anyFee: row.any_fee,
    othersAsked: Number(row.others),
    answerBy: soonerOf(row.start_at, row.expires_at).toISOString(),
  };
}
