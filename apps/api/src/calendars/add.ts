import { calendarAddressRule, maxCalendars } from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { newId } from '../db/new-id.ts';
import { encrypt } from '../encryption/encrypt.ts';
import { addressPlace } from '../encryption/columns.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requireListed } from '../http/require-listed.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { hashOf } from '../encryption/secret.ts';
import { readLater } from './jobs.ts';
import { readCalendars } from './mine.ts';

type Body = BodyParsed<'addCalendar'>;

/** Saves a calendar link and reads it in the background. A known link keeps its name, and resumes if stopped. */
export const addCalendar: Handler<'addCalendar'> = async (ctx, { body }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const host = await ctx.foreignCalendars.checkHost(body.address);
  if (host === 'private' || host === 'unknown') throw refusal(calendarAddressRule.messages[`calendar-address-${host}`]);
  const answer = await inTransaction(ctx.db, async (t) => {
    // Another insert may take the place first (unique index): try the next one.
    for (let round = 0; round <= maxCalendars; round += 1) if (await insert(t, ctx, specialistId, body)) break;
    return readCalendars(ctx, t, specialistId);
  });
  runJobsSoon(ctx);
  return { ...answer, addressChecked: host === 'public' };
};

const refusal = (text: string): ApiError => new ApiError('INVALID_INPUT', text, { fields: { address: text } });

async function insert(t: Tx, ctx: Ctx, specialistId: string, { name, address }: Body): Promise<boolean> {
  const now = ctx.now();
  const known = await t
    .selectFrom('busy_calendars')
    .select(['id', 'place', 'address_hash', 'stopped_at'])
    .where('specialist_id', '=', specialistId)
    .execute();
  const hash = hashOf(address);
  const same = known.find(({ address_hash }) => address_hash === hash);
  if (same) {
    if (same.stopped_at !== null) await readLater(t, same.id, now);
    return true;
  }
  const places = Array.from({ length: maxCalendars }, (_, index) => index + 1);
  const place = places.find((one) => known.every((other) => other.place !== one));
  if (place === undefined) throw refusal(`You can connect up to ${maxCalendars} calendars. Disconnect one first.`);
  const id = newId('cal');
  const added = await t
    .insertInto('busy_calendars')
    .values({
      id,
      specialist_id: specialistId,
      place,
      name,
      address_encrypted: encrypt(ctx.config.fieldKeys, address, addressPlace(id)),
      address_hash: hash,
      next_read_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await requireListed(t, specialistId);
  await readLater(t, id, now);
  await writeAudit(t, ctx, { action: 'calendar.add', subjects: [specialistId, id] });
  return true;
}
