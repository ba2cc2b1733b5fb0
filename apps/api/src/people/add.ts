import { limits } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { countOf } from '../db/count-of.ts';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import { decryptRow } from '../encryption/rows.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { keyReused } from '../http/idempotency-key.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requireBooker } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { columnsOf } from './columns.ts';
import { readPerson } from './read.ts';

const nothing = { gender: null, medicare_or_ihi_encrypted: null, removed_at: null };

export const addPerson: Handler<'addPerson'> = async (ctx, { body, idempotencyKey: key }) => {
  const { db, config, actor } = ctx;
  const { userId } = requireBooker(actor);
  const { consent: _, ...details } = body;
  const personId = await inTransaction(db, async (t) => {
    await lockAccount(t, userId);
    const made = key === undefined ? undefined : await madeBefore(t, userId, key);
    if (made) return isSame(decryptRow(config.fieldKeys, 'people', made), details) ? made.id : keyReused();
    await requireRoom(t, userId);
    const id = newId('per');
    const columns = { ...nothing, ...columnsOf(ctx, id, details) };
    const at = ctx.now();
    await t
      .insertInto('people')
      .values({ id, user_id: userId, ...columns, consented_at: at, made_as: key ?? null, created_at: at })
      .execute();
    await writeAudit(t, ctx, { action: 'person.add', subjects: [userId, id] });
    return id;
  });
  return readPerson({ db, config, userId, personId });
};

const madeBefore = (t: Tx, userId: string, key: string) =>
  t
    .selectFrom('people')
    .selectAll()
    .where('user_id', '=', userId)
    .where('made_as', '=', key)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Compares readable fields: encryption differs each time. */
const isSame = (made: Row<'people'>, body: BodyParsed<'savePerson'>): boolean =>
  made.name === body.name &&
  made.relation === body.relation &&
  made.phone === (body.phone ?? null) &&
  made.gender === (body.gender ?? null) &&
  made.dob === (body.dob ?? null) &&
  (made.medicare_or_ihi_encrypted === null) === !body.medicareOrIhi;

async function requireRoom(t: Tx, userId: string): Promise<void> {
  const own = t.selectFrom('people').where('user_id', '=', userId).where('removed_at', 'is', null);
  if ((await countOf(t, own)) < limits.maxPeople) return;
  throw new ApiError('TOO_MANY_PEOPLE', `You can book for up to ${limits.maxPeople} people. Remove one first.`);
}
