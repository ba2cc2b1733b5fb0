import { refusalTexts } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { sql } from 'kysely';
import { orClinicDetail } from '../db/clinic-detail.ts';
import type { Db } from '../db/schema.ts';
import { partnerOf } from '../http/actor.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { formatAbn } from '../emails/layout/business.ts';
import { gstCents, receiptNumber } from './figures.ts';

/** Caller's receipt; others' read as absent. Partner pages only see their own, without the name on file. */
export const appointmentReceipt: Handler<'appointmentReceipt'> = async ({ db, actor, config }, { params }) => {
  const { userId } = requirePerson(actor);
  const through = partnerOf(actor);
  const row = await receiptOf(db, userId, params.id);
  if (!row || (through !== undefined && row.partner_id !== through))
    throw new ApiError('NOT_FOUND', refusalTexts.NOT_FOUND);
  const { business } = config;
  const charged = { kind: row.kind, amountCents: row.amount_cents, business };
  const issuedAt = row.issued_at.toISOString();
  return {
    number: receiptNumber(row.number, issuedAt),
    issuedAt,
    // Only these kinds are captured (ledger/charge.ts).
    kind: row.kind as Answer<'appointmentReceipt'>['kind'],
    amountCents: row.amount_cents,
    gstCents: gstCents(charged),
    payer: through === undefined ? row.name : null,
    business: { name: business.name, abn: business.abn === undefined ? null : formatAbn(business.abn) },
    refundedAt: row.refunded_at?.toISOString() ?? null,
  };
};

const receiptOf = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('charges as c')
    .innerJoin('receipts as r', 'r.charge_id', 'c.id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('offers as o', 'o.id', 'c.subject_id')
    .leftJoin('selections as s', (join) =>
      join.on('s.id', '=', (row) => row.fn.coalesce('o.selection_id', 'c.subject_id')),
    )
    .select(['r.number', 'r.issued_at', 'r.refunded_at', 'c.kind', 'c.amount_cents', 's.partner_id'])
    .select(orClinicDetail('u.name', 'name', 's').as('name'))
    .where('c.user_id', '=', userId)
    .where(
      'c.subject_id',
      'in',
      sql<string>`(select ${id}::text union all select n.id from candidates n where n.selection_id = ${id})`,
    )
    .orderBy('r.issued_at', 'desc')
    .executeTakeFirst();
